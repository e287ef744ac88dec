import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { about } from '../../content/about'
import { careers } from '../../content/careers'
import { company } from '../../content/company'
import { contact } from '../../content/contact'
import { expertise } from '../../content/expertise'
import { home } from '../../content/home'
import { industryPages } from '../../content/industries'
import { posts } from '../../content/posts'
import { servicePages } from '../../content/services'
import { team } from '../../content/team'
import { logo } from '../../lib/art/logo'
import { getDatabasePath } from '../../lib/db/database'
import { routes } from '../../lib/routes'
import { anotherCompany } from '../../tools/another-company/company.ts'
import { crawl, type Visit } from '../crawl'
import { expectPromises } from '../promises'
import { buildRebranded, dataDir, folder, origin, run, startRebranded } from './rebranded-site'

test.describe.configure({ mode: 'serial' })

const root = path.join(import.meta.dirname, '../..')

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* listTexts(part)
}

/** The texts that identify the former owner: name, addresses, numbers. Short words belong to the language. */
const former = (() => {
  const { name, legalName, domain, tagline, description, address, phones, emails, map, social, referencePrefix } =
    company
  const { building, street } = address
  const numbers = Object.values(phones).flatMap(({ display, href }) => [display, href])
  const links = [...social.flatMap(({ url }) => url ?? []), map.embedUrl, map.linkUrl]
  const figures = [company.figures.newsletterReaders, company.reviewTime, company.hours.open.time]
  // Without the language of the name, whose two letters are everywhere.
  const origin = [...listTexts(company.nameOrigin)].filter((text) => text.length > 2)
  const texts = [name, legalName, domain, tagline, description, building, street, ...numbers, ...Object.values(emails)]
  return [...texts, ...links, ...figures, ...origin, `${referencePrefix}-7F3K`, logo.petal].map((text) =>
    text.toLowerCase(),
  )
})()

/** The former company's sentences. */
const formerSentences = [
  ...new Set(
    [about, careers, contact, expertise, home, industryPages, servicePages, posts, team].flatMap((part) => [
      ...listTexts(part),
    ]),
  ),
].filter((text) => text.length > 40 && /^[A-Z].*\.$/.test(text))

/** Returns the former company's texts in this one; ignores the folder of the sources. */
function findFormer(text: string): string[] {
  const read = text.replaceAll(root, '').replaceAll('&amp;', '&').toLowerCase()
  return former.filter((words) => read.includes(words))
}

let server: ChildProcess | undefined
let visits: Visit[]
const ofType = (type: RegExp) => visits.filter((visit) => type.test(visit.type))

test.beforeAll(async () => {
  test.setTimeout(1_200_000)
  await buildRebranded()
  server = await startRebranded()
  visits = [...(await crawl(origin, [routes.home, '/no-such-page', '/robots.txt', routes.sitemapXml])).values()]
})

test.afterAll(async () => {
  server?.kill('SIGTERM')
  // A second copy of the sources would confuse people who search the project.
  await rm(folder, { recursive: true, force: true })
})

test('every page bears the new name, and no answer of the site the former one', { tag: '@full' }, () => {
  const pages = ofType(/html/)
  expect(pages.length).toBeGreaterThan(80)
  for (const { address, page } of pages) {
    expect(page.querySelector('title')?.text, address).toContain(anotherCompany.name)
    expect(page.querySelector('body > footer')?.text, address).toContain(anotherCompany.name)
  }
  expect(ofType(/rss|atom|feed|manifest|svg|css|javascript|text\/plain/).length).toBeGreaterThan(80)
  const telling = visits.flatMap(({ address, text }) => findFormer(text).map((words) => `${address}: ${words}`))
  expect(telling).toEqual([])
})

test('no page has a sentence of the former company', { tag: '@full' }, () => {
  expect(formerSentences.length).toBeGreaterThan(500)
  const telling = ofType(/html/).flatMap(({ address, page }) => {
    const text = page.querySelector('body')?.text ?? ''
    return formerSentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${address}: ${sentence}`)
  })
  expect(telling).toEqual([])
})

test('every fact of the new company file is on a page', { tag: '@full' }, () => {
  const read = ofType(/html/)
    .map(({ text }) => text.replaceAll('&amp;', '&'))
    .join('\n')
  const { name, legalName, founded, address, phones, emails, hours, map, social } = anotherCompany
  const { figures, responseTimes, reviewTime } = anotherCompany
  const times = [hours.open.label, hours.open.time, hours.closed.label, hours.closed.time, hours.zoneLabel]
  const accounts = social.flatMap(({ url }) => url ?? [])
  const parts = [address, emails, figures, responseTimes, times, accounts].flatMap((part) => [...listTexts(part)])
  const facts = [...parts, name, legalName, String(founded), phones.office.display, map.linkUrl, reviewTime]
  expect(facts.filter((fact) => !read.includes(fact))).toEqual([])
})

test('every social card is drawn, from words that know the new company only', { tag: '@full' }, () => {
  const cards = visits.filter(({ address }) => address.startsWith('/card/'))
  expect(cards.length).toBeGreaterThan(50)
  const told: string[] = []
  for (const { address, status, type } of cards) {
    expect({ address, status, type }).toEqual({ address, status: 200, type: 'image/png' })
    const words = decodeURIComponent(address.slice('/card/'.length).replaceAll('+', ' '))
    expect(findFormer(words)).toEqual([])
    told.push(words)
  }
  expect(told.join('\n')).toContain(anotherCompany.tagline)
})

test('nothing that was built knows the former company, not even what no page shows yet', { tag: '@full' }, () => {
  const entries = globSync('.next/{server,static}/**/*.{js,html,body,rsc,css,json}', {
    cwd: folder,
    withFileTypes: true,
  })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  expect(files.length).toBeGreaterThan(200)
  const telling = files.flatMap((file) => findFormer(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))
  expect(telling).toEqual([])
})

test('posts, jobs and members that were seeded, and references of what is sent, are the new company’s', {
  tag: '@full',
}, async () => {
  const database = readFileSync(getDatabasePath(dataDir), 'latin1')
  expect(findFormer(database)).toEqual([])
  const message = { name: 'A', lastName: 'B', email: 'a@b.example', message: 'Do you know who you are?', agree: 'true' }
  const answer = await fetch(origin + routes.api.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(message),
  })
  expect(answer.status).toBeLessThan(300)
  const inbox = await run(process.execPath, ['scripts/inbox.ts'])
  expect(inbox).toMatch(new RegExp(`\\b${anotherCompany.referencePrefix}-\\w{4}-\\w{4}\\b`))
  expect(findFormer(`${await answer.text()} ${inbox}`)).toEqual([])
})

test('the company profile is the new company’s', { tag: '@full' }, async () => {
  const pdf = visits.find(({ address }) => address === routes.companyProfile)
  const source = pdf?.body.toString('latin1') ?? ''
  expect(source).toContain(`/Title (${anotherCompany.name}: company profile)`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf?.body ?? [])), { mergePages: true })
  expect(text).toContain(anotherCompany.address.street)
  expect(findFormer(text)).toEqual([])
})

test('every icon shows the new mark', { tag: '@full' }, () => {
  const icons = ['app/favicon.ico', 'app/apple-icon.png', 'app/icon.svg', 'public/icons/icon-512.png']
  for (const icon of icons) {
    expect(readFileSync(path.join(folder, icon)).equals(readFileSync(path.join(root, icon))), icon).toBe(false)
  }
})

test('pages that were built with mail promise what the site keeps: with mail, and without it', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(240_000)
  await expectPromises(page, origin, 'mail', folder)
  const ended = server && once(server, 'exit')
  server?.kill('SIGTERM')
  await ended
  server = await startRebranded({ SMTP_URL: '' })
  await expectPromises(page, origin, 'no mail', folder)
})
