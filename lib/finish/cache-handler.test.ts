import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { OLDEST_PAGE_MS } from '../cache.ts'
import FinishingCache from './cache-handler.ts'

type Context = ConstructorParameters<typeof FinishingCache>[0]
type SetArguments = Parameters<FinishingCache['set']>

const KEY = '/route-cache/APP_PAGE/abc/$/blog-read/a-post-1'
const folder = mkdtempSync(path.join(tmpdir(), 'finish-'))

/** As after a restart: nothing is in memory, all is on disk. */
function createCache(): FinishingCache {
  const context: Partial<Context> = { fs: nodeFs, flushToDisk: true, serverDistDir: path.join(folder, 'server') }
  return new FinishingCache(context as Context)
}

function toPage(kind: 'document' | 'application', status?: number, more = '') {
  const main = `<main data-page="${kind}"${status ? ` data-status="${status}"` : ''}${more}>Words</main>`
  return {
    kind: 'APP_PAGE',
    html: `<html><head></head><body>${main}<script src="/_next/static/chunks/a.js"></script></body></html>`,
    rscData: Buffer.from('data of the page'),
    segmentData: new Map([['/_tree', Buffer.from('data of a part')]]),
    headers: {},
    status: undefined,
    postponed: undefined,
  }
}

const context = { isRoutePPREnabled: true, isFallback: false, cacheControl: { revalidate: 60, expire: 300 } }
const keep = (page: object, key = KEY) =>
  createCache().set(key, page as unknown as SetArguments[1], context as unknown as SetArguments[2])
const started = Date.now()
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(started + ms)
const read = async (key = KEY) => {
  const asked = { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false }
  const entry = await createCache().get(key, asked as unknown as Parameters<FinishingCache['get']>[1])
  return entry?.value as ReturnType<typeof toPage> | null | undefined
}
const listFiles = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [])

describe('the cache of finished pages', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })

  it('keeps a document as a page only, and finds it on disk again', async () => {
    await keep(toPage('document'))
    expect(listFiles().join()).not.toContain('segment')
    const page = await read()
    expect(page?.html).toContain('Words')
    expect(page?.html).not.toContain('/_next/')
    expect(page?.rscData).toHaveLength(0)
  })

  it('keeps the data of an application', async () => {
    await keep(toPage('application'))
    expect((await read())?.rscData.toString()).toBe('data of the page')
    expect((await read())?.segmentData.size).toBe(1)
  })

  it('keeps no page that says that there is none', async () => {
    await keep(toPage('document', 404))
    expect(listFiles()).toEqual([])
  })

  it('keeps no answer to what one reader asked', async () => {
    await keep(toPage('application', undefined, ' data-fleeting="true"'))
    expect(listFiles()).toEqual([])
  })

  it('replaces a page that is gone, but not during an outage', async () => {
    await keep(toPage('document'))
    await keep(toPage('document', 503))
    expect((await read())?.status).toBeUndefined()
    await keep(toPage('document', 404))
    expect((await read())?.status).toBe(404)
  })

  it('answers no old state of the backend to the first visitor after a quiet time', async () => {
    const ofBackend = { headers: { 'x-next-cache-tags': '_N_T_/layout,all-blogs,blog-post7' } }
    await keep({ ...toPage('document'), ...ofBackend })
    later(OLDEST_PAGE_MS - 5_000)
    expect(await read()).toBeTruthy()
    later(OLDEST_PAGE_MS + 5_000)
    expect(await read()).toBeUndefined()
  })

  it('answers a page that the backend has no part in, however old it is', async () => {
    await keep({ ...toPage('document'), headers: { 'x-next-cache-tags': '_N_T_/layout,_N_T_/all-blogs' } })
    later(1_000 * OLDEST_PAGE_MS)
    expect(await read()).toBeTruthy()
  })

  it('answers the last good page during an outage, and calls it new', async () => {
    await keep({ ...toPage('document'), headers: { 'x-next-cache-tags': 'all-blogs' } })
    later(OLDEST_PAGE_MS + 5_000)
    const failed = toPage('document', 503)
    failed.html = failed.html.replace('Words', 'Away')
    await keep(failed)
    expect([failed.status, failed.html.includes('Words')]).toEqual([undefined, true])
    expect(failed.headers).toHaveProperty('cache-control', expect.stringMatching(/^s-maxage=/))
    jest.restoreAllMocks()
    expect((await read())?.html).toContain('Words')
  })

  it('answers the last good page when the backend fell silent after it told of a change', async () => {
    await keep({ ...toPage('document'), headers: { 'x-next-cache-tags': 'all-blogs' } })
    await setTimeout(5)
    await createCache().revalidateTag('all-blogs', { expire: 0 })
    // Next compares the clocks of the machine, the process and the disk, which differ by milliseconds.
    while (await read()) await setTimeout(5)
    await setTimeout(20)
    const failed = toPage('document', 503)
    failed.html = failed.html.replace('Words', 'Away')
    await keep(failed)
    expect([failed.status, failed.html.includes('Words')]).toEqual([undefined, true])
    expect((await read())?.html).toContain('Words')
  })

  it('tells proxies to keep a page no longer than the site itself would show it', async () => {
    const getLife = async () => String((await read())?.headers['cache-control' as keyof object])
    await keep({ ...toPage('document'), headers: { 'x-next-cache-tags': 'all-blogs' } })
    expect(await getLife()).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+$/)
    const [fresh = 0, stale = 0] = (await getLife()).match(/\d+/g)?.map(Number) ?? []
    expect(1_000 * (fresh + stale)).toBeLessThanOrEqual(OLDEST_PAGE_MS)
    later(OLDEST_PAGE_MS - 5_000)
    expect(await getLife()).toMatch(/^s-maxage=1, stale-while-revalidate=\d{1,2}$/)
  })
})
