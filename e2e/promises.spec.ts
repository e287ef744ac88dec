import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { expectPromises } from './promises'
import { startOwnSite } from './site'

// rebrand/rebrand.spec.ts tests a site that was built with mail, and backend-down.spec.ts one with another backend.
test('pages that were built without mail promise what the site keeps: without mail, and with it', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(240_000)
  await expectPromises(page, '', 'no mail')
  const folder = mkdtempSync(path.join(tmpdir(), 'promises-'))
  const site = await startOwnSite('promises', folder, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@site.example',
  })
  try {
    await expectPromises(page, site.url, 'mail')
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
