import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { routes } from '../lib/routes'

/** These run scripts, which could replace the sentences of the server. */
const HYDRATED: readonly string[] = [routes.contact, routes.careers]

const PAGES = [
  ...HYDRATED,
  routes.home,
  routes.insights,
  routes.blog,
  routes.journal,
  routes.newsletter,
  routes.newsletterAsked,
  routes.newsletterSubscribed,
  routes.privacy,
  routes.cookies,
  '/no-such-page',
]

/** Settings on which sentences of the content depend. */
const SETTINGS = {
  mail: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@site.example' },
  'no mail': {},
  'another backend': {
    BACKEND_URL: 'https://backend.example',
    JOB_LINK_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
  },
}
type Setting = keyof typeof SETTINGS

const PROGRAM = `
import { globSync } from 'node:fs'
const list = (part) => typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(list) : []
const files = globSync('content/**/*.ts').filter((file) => !/sample-tests|code-samples|posts|\\.test\\./.test(file))
const sentences = []
for (const file of files) sentences.push(...list({ ...await import(process.cwd() + '/' + file) }))
console.log(JSON.stringify(sentences))`

const toPlain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the sentences of the content in `folder` under a setting. */
function listSentences(folder: string, setting: Setting): Set<string> {
  const none = { BACKEND_URL: '', SMTP_URL: '', MAIL_FROM: '', SECRETS_KEY: '', NODE_OPTIONS: '' }
  const env = { ...process.env, ...none, ...SETTINGS[setting] }
  const args = [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    PROGRAM,
  ]
  const output = execFileSync(process.execPath, args, { cwd: folder, env, maxBuffer: 50_000_000 })
  // Shorter texts are labels, which may be part of another sentence.
  return new Set((JSON.parse(String(output)) as string[]).map(toPlain).filter((text) => text.length > 20))
}

/**
 * Checks in a browser that a site's pages contain the promises that this setting keeps, and none that only another setting keeps.
 * `folder` has the site's content.
 */
export async function expectPromises(
  page: Page,
  site: string,
  setting: Setting,
  folder = path.join(import.meta.dirname, '..'),
): Promise<void> {
  const others = (['mail', 'no mail', 'another backend'] as const).filter((other) => other !== setting)
  const kept = listSentences(folder, setting)
  const otherSentences = others.map((other) => listSentences(folder, other))
  // A sentence may be the beginning of a longer one that this setting keeps.
  const isKept = (text: string) => [...kept].some((sentence) => sentence.startsWith(text))
  const broken = otherSentences.flatMap((sentences) => [...sentences]).filter((text) => !isKept(text))
  const own = [...kept].filter((text) => otherSentences.some((sentences) => !sentences.has(text)))
  expect(broken).not.toEqual([])
  const found = new Set<string>()
  for (const address of PAGES) {
    await page.goto(site + address)
    if (HYDRATED.includes(address)) await page.waitForLoadState('networkidle')
    const text = toPlain((await page.locator('body').textContent()) ?? '')
    expect({ address, said: broken.filter((sentence) => text.includes(sentence)) }).toEqual({ address, said: [] })
    for (const sentence of own) if (text.includes(sentence)) found.add(sentence)
  }
  expect(found.size).toBeGreaterThan(0)
}
