import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '../lib/routes'
import type { Site } from '../tools/bench/site.ts'
import { readBuiltSecrets, startOwnSite } from './site'

/** Checks that secrets of the server and texts for one recipient appear nowhere else. */
test.describe.configure({ mode: 'serial' })

const root = path.join(import.meta.dirname, '..')
const { jobLink, signing } = readBuiltSecrets()
const derive = (purpose: string) => createHmac('sha256', signing).update(`site:${purpose}`).digest()
const revalidate = 'only-this-test-may-revalidate'
const person = {
  name: 'Shukhotara',
  lastName: 'Mondolkhali',
  email: 'shukhotara.mondolkhali@mail.example',
  phone: '+880 1711 424242',
  address: 'Bhedarganj, Shariatpur',
  message: 'The ledger in the blue cupboard does not add up.',
  whyInterested: 'The ledger in the blue cupboard does not add up.',
  relevantExperience: 'Nineteen summers of mending zithers.',
  totalExperience: '12+',
  agree: 'yes',
  privacyConsent: 'yes',
}
const personal = [
  person.name,
  person.lastName,
  person.email,
  encodeURIComponent(person.email),
  '424242',
  'Bhedarganj',
  'blue cupboard',
  'zithers',
  'ledger-of-shukhotara',
]
const secrets = [
  jobLink,
  signing,
  ...['upload-link', 'social-card'].flatMap((purpose) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) => derive(purpose).toString(encoding)),
  ),
  revalidate,
  process.env.REVALIDATE_SECRET || revalidate,
]

let folder: string
let site: Site
/** A site whose backend answers every call with an error that reveals too much. */
let sick: Site
let liar: http.Server
let backendUrl: string
/** All responses: statuses, headers and bodies. */
const answers: string[] = []
/** The targets of redirects. */
const locations: string[] = []

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'))
  liar = http.createServer((request, response) => {
    request.resume()
    const text = `could not reach postgres://owner:hunter2@db.internal from ${backendUrl}, row (${person.email})`
    response.statusCode = request.method === 'GET' ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ statusCode: 500, message: text, error: text, stack: `Error: ${text}\n    at connect` }),
    )
  })
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
  backendUrl = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`
  const env = { REVALIDATE_SECRET: revalidate }
  site = await startOwnSite('secrets', path.join(folder, 'site'), env)
  sick = await startOwnSite('secrets, sick', path.join(folder, 'sick'), {
    ...env,
    BACKEND_URL: backendUrl,
    BACKEND_TIMEOUT_MS: '2000',
  })
})
test.afterAll(async () => {
  await site?.stop()
  await sick?.stop()
  liar?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(address: string, init: RequestInit = {}) {
  const response = await fetch(address, { redirect: 'manual', ...init })
  const body = await response.text()
  const location = response.headers.get('location')
  if (location) locations.push(location)
  answers.push(`${response.status} ${JSON.stringify([...response.headers])} ${body}`)
  return { status: response.status, body, location }
}

const findToken = async () =>
  /\/job-apply\/([\w-]+)/.exec(await (await fetch(site.url + routes.careers)).text())?.[1] ?? ''

function toForm(fields: Record<string, string>, withFiles: boolean): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, file] of withFiles
    ? ([
        ['resume', 'resume.pdf'],
        ['coverLetterFile', 'cover-letter.docx'],
      ] as const)
    : []) {
    const bytes = new Uint8Array(readFileSync(path.join(root, 'e2e/fixtures', file)))
    form.set(name, new File([bytes], `ledger-of-shukhotara${path.extname(file)}`))
  }
  return form
}

async function usePlace({ url }: Site, jobId: string) {
  const page = { accept: 'text/html' }
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  const { email, ...withoutEmail } = person
  const full = () => toForm({ ...person, jobId }, true)
  const statuses: number[] = []
  const post = async (route: string, init: RequestInit) =>
    statuses.push((await ask(url + route, { method: 'POST', ...init })).status)
  await post(routes.api.contact, { body: new URLSearchParams(person), headers: page })
  await post(routes.api.contact, { body: JSON.stringify({ ...person, agree: true }), headers: json })
  await post(routes.api.newsletter, { body: new URLSearchParams({ email }), headers: page })
  await post(routes.api.apply, { body: full(), headers: page })
  await post(routes.api.upload, { body: toForm({}, false), headers: json })
  await post(routes.api.apply, { body: JSON.stringify({ ...withoutEmail, jobId }), headers: json })
  await post(routes.api.revalidate, { body: '{}', headers: { 'x-signature': `sha256=${revalidate}` } })
  for (const place of [routes.blog, routes.careers, routes.job('none'), '/blog-read/none', '/nothing', '/%', '/readyz'])
    await ask(url + place)
  return statuses
}

test('people use the site, and it works', { tag: '@full' }, async () => {
  const jobId = await findToken()
  expect(await usePlace(site, jobId)).toEqual([303, 200, 303, 303, 415, 422, 401])
  // The address that the applicant is redirected to works, and reveals as little as the others.
  await ask(site.url + (locations.find((location) => location.includes('submitted')) ?? ''))
  expect(await usePlace(sick, jobId)).toEqual([502, 502, 502, 502, 415, 422, 401])
})

test('the keys looked for are those that the site signs with', { tag: '@full' }, async () => {
  const body = new FormData()
  body.set('resume', new File([new Uint8Array(readFileSync(path.join(root, 'e2e/fixtures/resume.pdf')))], 'cv.pdf'))
  const answer = await ask(site.url + routes.api.upload, { method: 'POST', body })
  const { link } = JSON.parse(answer.body) as { link: string }
  const [payload = '', signature] = link.split('.')
  expect(createHmac('sha256', derive('upload-link')).update(payload).digest('base64url')).toBe(signature)
})

test('no redirect carries anything personal in its address', { tag: '@full' }, () => {
  expect(locations.length).toBeGreaterThanOrEqual(3)
  for (const location of locations) {
    expect(location).toMatch(/^\/[\w/-]+(\?ref=[\w-]+(&own=[\w.-]+)?)?$/)
    for (const text of personal) expect(location.toLowerCase()).not.toContain(text.toLowerCase())
  }
})

test('no answer tells a secret, where the backend is, or what it said', { tag: '@full' }, () => {
  const hidden = [...secrets, backendUrl, 'hunter2', 'postgres:', folder, root, '    at ']
  for (const answer of answers) for (const text of hidden) expect(answer).not.toContain(text)
})

test('no log line tells a secret or anything of a person', { tag: '@full' }, async () => {
  for (const { getOutput } of [site, sick]) {
    const output = getOutput()
    expect(output).toContain('"event":"request"')
    for (const text of [...secrets, ...personal, backendUrl, 'hunter2', person.message])
      expect(output).not.toContain(text)
  }
})

function* listFiles(folders: string[]): Generator<string> {
  for (const place of folders) {
    for (const entry of readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) yield path.join(entry.parentPath, entry.name)
    }
  }
}

test('no file that is served, and no page that was made, holds any of it', { tag: '@full' }, () => {
  const hidden = [...secrets, ...personal, backendUrl, folder].map((text) => Buffer.from(text))
  const found: string[] = []
  let count = 0
  for (const file of listFiles(['.next/static', '.next/server', 'public'])) {
    const bytes = readFileSync(file)
    count += 1
    for (const text of hidden) if (bytes.includes(text)) found.push(`${path.relative(root, file)}: ${text}`)
  }
  expect(found).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test('no served script knows the server’s settings or its libraries', { tag: '@full' }, () => {
  for (const file of listFiles(['.next/static'])) {
    if (!file.endsWith('.js')) continue
    const text = readFileSync(file, 'utf8')
    for (const word of [
      'JOB_LINK_SECRET',
      'SIGNING_SECRET',
      'REVALIDATE_SECRET',
      'BACKEND_URL',
      'CryptoJS',
      'U2FsdGVkX1',
      'node:sqlite',
      root,
    ]) {
      expect([path.basename(file), text.includes(word) ? word : null]).toEqual([path.basename(file), null])
    }
  }
})
