import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startMailServer } from '../lib/mail/testing-mail-server'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { signIn } from '../lib/studio/copy/studio-sign-in'
import type { Site } from '../tools/bench/site.ts'
import { findProblems } from './axe'
import { toPort } from './ports'
import { startOwnSite } from './site'
import { enterStudio, press } from './studio'

const EMAIL = 'sabina@mail.example'
// Passkeys belong to a host name, and browsers offer them over http only on this one.
const url = `http://localhost:${toPort('sign-in')}`

let folder: string
let server: Awaited<ReturnType<typeof startMailServer>>
let site: Site
let latest = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sign-in-'))
  server = await startMailServer({
    onMail({ to, source }, answer) {
      latest = `${to}\n${source.replaceAll('=\r\n', '').replaceAll('=3D', '=')}`
      answer()
    },
  })
  site = await startOwnSite('sign-in', folder, {
    SITE_URL: url,
    SMTP_URL: server.url,
    MAIL_FROM: 'Site <site@site.example>',
  })
})
test.afterAll(async () => {
  await site?.stop()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Gives a page's browser a device with a fingerprint reader. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const expectInside = (page: Page) => expect(page.getByRole('button', { name: studio.leave })).toBeVisible()

async function leave(page: Page) {
  await press(page, studio.leave)
  await page.waitForURL(`**${routes.studio.enter}`)
}

test('a person enters with a passkey and with a link by email, and neither after it was removed or used', {
  tag: '@full',
}, async ({ page, browser }) => {
  await addAuthenticator(page)
  await enterStudio(page, 'owner', 'Sabina', { url, dataDir: folder })
  await page.getByRole('link', { name: signIn.title }).click()
  await page.getByLabel(signIn.passkeys.name).fill('Laptop <b>')
  await press(page, signIn.passkeys.add)
  const passkey = page.getByRole('listitem').filter({ hasText: 'Laptop <b>' })
  await expect(passkey).toContainText(signIn.passkeys.neverUsed)
  await page.getByLabel(signIn.email.label).fill(` ${EMAIL.toUpperCase()} `)
  await press(page, signIn.email.save)
  await expect(page.getByText(signIn.email.saved)).toBeVisible()
  expect(await findProblems(page, 'the sign-in')).toEqual([])

  await leave(page)
  await press(page, signIn.passkey.button)
  await expectInside(page)
  await page.goto(url + routes.studio.signIn)
  await expect(passkey).toContainText(signIn.passkeys.usedAt)

  await leave(page)
  await page.getByLabel(signIn.link.email).fill('nobody@mail.example')
  await press(page, signIn.link.button)
  await expect(page.getByText(signIn.link.sent)).toBeVisible()
  expect(await findProblems(page, 'the entrance')).toEqual([])
  await page.getByLabel(signIn.link.email).fill(EMAIL)
  await press(page, signIn.link.button)
  await expect.poll(() => latest).toContain(EMAIL)
  expect(latest).not.toContain('nobody@')
  const [link = ''] = /http:\/\/localhost:\d+\/studio\/enter#[\w-]{43}/.exec(latest) ?? []
  await page.goto(link)
  await page.reload()
  await press(page, studio.enter.button)
  await expectInside(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await press(other, studio.enter.button)
  await expect(other.getByRole('alert').getByText('no longer works')).toBeVisible()

  await page.goto(url + routes.studio.signIn)
  await press(page, signIn.passkeys.remove('Laptop <b>'))
  await expect(passkey).toHaveCount(0)
  await leave(page)
  await press(page, signIn.passkey.button)
  await expect(page.getByRole('alert').getByText('This passkey is not known here.')).toBeVisible()
})

test('an owner sends an invitation by email, and ends the access of its person', {
  tag: '@full',
}, async ({ page }) => {
  await enterStudio(page, 'owner', 'Rafi', { url, dataDir: folder })
  await page.goto(url + routes.studio.people)
  await page.getByLabel(studio.people.name, { exact: true }).fill('Tuli')
  await page.getByLabel(studio.people.email).first().fill('tuli@mail.example')
  await page.getByLabel(studio.people.life).selectOption('minutes')
  await press(page, studio.people.button)
  await press(page, studio.people.send)
  await expect.poll(() => latest).toContain('tuli@mail.example')
  expect(latest).toContain('within 15 minutes')
  const person = page.getByRole('listitem').filter({ hasText: 'Tuli' })
  await expect(person.first()).toContainText(studio.people.notSignedIn)
  await page.getByText('tuli@mail.example').click()
  await page.getByLabel(studio.people.changeEmail('Tuli')).fill('tuli@other.example')
  await press(page, studio.people.save)
  await expect(page.getByText('tuli@other.example')).toBeVisible()
  expect(await findProblems(page, 'people')).toEqual([])
  await press(page, studio.people.endAll('Tuli'))
  await expect(page.getByText('tuli@other.example')).toHaveCount(0)
})
