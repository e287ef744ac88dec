import { expect, test } from '@playwright/test'
import { application } from '../content/careers'
import { fillAll, newEmail, submit } from './fill'
import { findJobPath, getInbox } from './inbox'

test('on a slow 3G line, with a slow phone, a whole application arrives', { tag: '@full' }, async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const jobPath = await findJobPath(page.request)
  const session = await context.newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.setViewportSize({ width: 320, height: 640 })
  const started = performance.now()
  await page.goto(jobPath, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible({ timeout: 60_000 })
  const usable = performance.now() - started
  const email = newEmail()
  await fillAll(page, email)
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible({ timeout: 60_000 })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`slow 3G: the wizard is there after ${(usable / 1000).toFixed(1)} s, the application after ${seconds} s`)
  expect(getInbox(email)).toHaveLength(1)
})
