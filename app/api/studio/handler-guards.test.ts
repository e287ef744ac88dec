import { globSync } from 'node:fs'
import path from 'node:path'
import { type Area, mayUse, ROLES } from '@/lib/studio/roles'
import { startStudio } from '@/lib/studio/testing-studio'

/** The area of the handlers in each folder. A new folder needs its line, or its handlers fail below. */
const AREAS: Record<string, Area> = {
  applications: 'applications',
  articles: 'content',
  content: 'content',
  guests: 'applications',
  health: 'health',
  'job-choices': 'jobs',
  jobs: 'jobs',
  lists: 'lists',
  'mail-batches': 'applications',
  'mail-templates': 'applications',
  messages: 'messages',
  news: 'start',
  newsletter: 'newsletter',
  people: 'people',
  pictures: 'posts',
  'post-choices': 'posts',
  pool: 'applications',
  posts: 'posts',
  readers: 'readers',
  redirects: 'redirects',
  session: 'start',
  settings: 'settings',
  shared: 'shared',
  'sign-in': 'sign-in',
  studies: 'content',
  subscribers: 'subscribers',
  tags: 'tags',
  team: 'team',
}

/** Signing in starts without a session: entrance.test.ts tests it. */
const WITHOUT_SESSION = ['enter/route.ts', 'enter/link/route.ts', 'enter/challenge/route.ts', 'enter/passkey/route.ts']

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Method = (typeof METHODS)[number]
type Route = Partial<Record<Method, Parameters<typeof studio.call>[0]>>

const OTHERS: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'http://sibling.127.0.0.1' },
  { origin: '' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
]

/** Handlers that tell everyone that the address does not exist. */
const MISSING = '[[...unknown]]/route.ts'

const routes = globSync('**/route.ts', { cwd: import.meta.dirname }).filter(
  (file) => ![...WITHOUT_SESSION, MISSING].includes(file),
)

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

async function checkHandler(method: Method, handler: Parameters<typeof studio.call>[0], area: Area) {
  const send = async (options: Parameters<typeof studio.call>[1]) => {
    const response = await studio.call(handler, { ...options, method })
    const code = response.ok ? null : (await response.json()).code
    return `${method} ${response.status} ${code}`
  }
  expect(await send({ role: null })).toBe(`${method} 401 signed-out`)
  expect(await send({ role: null, headers: { cookie: 'studio=forged' } })).toBe(`${method} 401 signed-out`)
  for (const role of ROLES) {
    const sent = await send({ role })
    if (mayUse(role, area)) expect(sent).not.toMatch(/ 40[13] /)
    else expect(sent).toBe(`${method} 403 wrong-role`)
    // Leaving ends a session.
    await studio.renew(role)
  }
  for (const host of ['evil.example', 'site.example:x', ''])
    expect(await send({ headers: { host } })).toBe(`${method} 404 missing`)
  // Browsers do not send the cookie from other sites (SameSite), so handlers that only read need nothing more.
  if (method === 'GET') return
  for (const headers of OTHERS) expect(await send({ headers })).toBe(`${method} 403 other-site`)
}

it.each(routes)('%s is for sessions with the area’s role, and changes are made by our own pages', async (file) => {
  const area = AREAS[file.split('/')[0] ?? '']
  if (!area) throw new Error('Say in AREAS which area the folder belongs to')
  const route: Route = await import(path.join(import.meta.dirname, file))
  const handlers = METHODS.flatMap((method) => (route[method] ? [{ method, handler: route[method] }] : []))
  expect(handlers).not.toEqual([])
  for (const { method, handler } of handlers) await checkHandler(method, handler, area)
})

it('an unknown address is a problem in JSON for everyone', async () => {
  const route: Route = await import(path.join(import.meta.dirname, MISSING))
  for (const method of METHODS) {
    const handler = route[method]
    if (!handler) throw new Error(method)
    const response = await studio.call(handler, { role: null, method })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(await response.json()).toMatchObject({ code: 'missing', status: 404 })
  }
})
