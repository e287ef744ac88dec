import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { openDatabase } from '../lib/db/database'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { start } from '../lib/studio/copy/studio-hiring'
import { toCookieName } from '../lib/studio/host-and-cookie'
import type { Role } from '../lib/studio/roles'
import { createInvitation, enter } from '../lib/studio/sessions'
import { testedPort } from './ports'
import { dataDir } from './store'

const root = path.join(import.meta.dirname, '..')

/** A site and its data: without a `databaseUrl` its rows are in its folder. */
export type Place = { url: string; dataDir: string; databaseUrl?: string | undefined }

const { DATABASE_URL, SITE_URL } = process.env
const tested: Place = { url: SITE_URL ?? `http://127.0.0.1:${testedPort}`, dataDir, databaseUrl: DATABASE_URL }

const run = (place: Place, args: string[]): string =>
  execFileSync(process.execPath, ['--conditions=react-server', 'scripts/studio.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir, SITE_URL: place.url },
  })

/** Runs `npm run studio` with arguments and returns what it prints. */
export const runStudio = (...args: string[]): string => run(tested, args)

function inviteTo(place: Place, args: string[]): string {
  const line = run(place, args)
    .split('\n')
    .find((text) => /^https?:\/\/\S+$/.test(text))
  if (!line) throw new Error('npm run studio printed no address')
  return line
}

/** Returns a new address that lets one browser into the Studio. */
export const invite = (...args: string[]): string => inviteTo(tested, args)

/** Signs a person in, as the command and the button on the sign-in page do. Returns the session's token. */
async function signIn({ dataDir: folder, databaseUrl }: Place, person: { name: string; role: Role }): Promise<string> {
  const db = await openDatabase(folder, databaseUrl || undefined)
  try {
    const entered = await enter(db, await createInvitation(db, person, 'The command line'))
    if (!entered) throw new Error('The invitation was not taken')
    return entered.token
  } finally {
    await db.destroy()
  }
}

/**
 * Enters the Studio in the page's browser: of the tested site, or of another one. studio-access.spec.ts enters it as people do, which
 * takes a process and a page more.
 */
export async function enterStudio(page: Page, role: Role = 'owner', name = 'Rafi', place = tested): Promise<void> {
  const { host } = new URL(place.url)
  const value = await signIn(place, { name, role })
  await page.context().addCookies([{ name: toCookieName(host), value, url: place.url }])
  await page.goto(place.url + routes.studio.start)
  await expect(page.getByRole('button', { name: studio.leave })).toBeVisible()
  // Waits for the start page's data: a test that continued earlier would abort the request.
  await expect(page.getByText(start.since).or(page.getByText(start.first))).toBeVisible()
}

/** Presses a button by its whole name, on a page or in a part of it. */
export const press = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click()

/** Creates a photograph like a phone's: a JPEG of 2400 × 1600 pixels. */
export async function takePhoto(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 })
    const context = canvas.getContext('2d')
    for (let row = 0; row < 16; row += 1) {
      if (context) context.fillStyle = `hsl(${row * 22} 60% 50%)`
      context?.fillRect(0, row * 100, 2400, 100)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return { name: 'IMG_2031.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
