/** @jest-environment node */
import { NextRequest } from 'next/server'
import { artUrl } from '@/lib/art/url'
import { COSTLY_PER_WINDOW } from '@/lib/security/costly-limits'
import { GET } from './route'

const named = ['Réseau & données', 'asked twice']

jest.mock('../../../../lib/backend/read-posts.ts', () => ({
  getPosts: async () => named.map((title) => ({ title, author: { name: 'Amina Rahman', designation: '' } })),
}))
jest.mock('../../../../lib/backend/read-jobs.ts', () => ({ getJobs: async () => [{ title: 'Weaver' }] }))
jest.mock('../../../../lib/backend/read-team.ts', () => ({ getTeam: async () => [{ name: 'Rafiq O’Neil' }] }))
jest.mock('next/cache', () => ({ cacheLife: () => {} }))
const toRead = (items: unknown[]) => async () => ({ items, isFresh: true })
jest.mock('../../../../lib/backend/index.ts', () => ({
  getReads: () => ({ getPosts: toRead([]), getJobs: toRead([{ title: 'Dyer, since a moment' }]), getTeam: toRead([]) }),
}))
jest.mock('../../../../lib/drawings/shown-drawings.ts', () => ({
  isShown: (address: string) => address === '/art/banner/built.svg',
}))

const ask = (path: string, headers: Record<string, string> = {}) => {
  const [, , kind = '', file = ''] = path.split('/')
  const request = new NextRequest(`http://localhost${path}`, { headers })
  return GET(request, { params: Promise.resolve({ kind, file }) })
}

let visitors = 0
/** As from another visitor each time, so that the limit is met only by the test that wants to meet it. */
const askAnew = (path: string) => {
  visitors += 1
  return ask(path, { 'x-forwarded-for': `203.0.113.${visitors}` })
}

describe('drawings by address', () => {
  it('sends a picture that may be kept and can run nothing', async () => {
    const answer = await ask(artUrl('cover', 'Réseau & données'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it.each([
    artUrl('thumb', 'asked twice'),
    artUrl('cover', 'Weaver'),
    // Newer than the kept list of positions.
    artUrl('cover', 'Dyer, since a moment'),
    artUrl('monogram', 'Amina Rahman'),
    artUrl('monogram', 'Rafiq O’Neil'),
    artUrl('banner', 'built'),
  ])('draws %s, which a page shows', async (path) => {
    expect((await askAnew(path)).status).toBe(200)
  })

  it.each([
    ['/art/cover/a-title-it-once-had.svg', 'banner'],
    [artUrl('thumb', 'Weaver'), 'banner'],
    [artUrl('banner', 'asked twice'), 'banner'],
    ['/art/monogram/Nobody.svg', 'user'],
  ])('draws nothing for %s, but has an image show something', async (path) => {
    const answer = await askAnew(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it('says in words that an address asks for too many, and lets it have what exists', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.7' }
    for (let i = 0; i < COSTLY_PER_WINDOW.drawing.each; i += 1) await ask(`/art/cover/guess-${i}.svg`, flood)
    const answer = await ask('/art/cover/one-more.svg', flood)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(/Try again in \d+ seconds/)
    expect((await ask(artUrl('banner', 'built'), flood)).status).toBe(200)
  })

  it.each([
    '/art/cover/a.png',
    '/art/cover/a',
    '/art/cover/%E0%A4%A.svg',
    '/art/cover/%3Cscript%3E.svg',
    '/art/banner/built%20.svg',
    '/art/cover/.svg',
    `/art/cover/${'a'.repeat(101)}.svg`,
    '/art/mark/nothing.svg',
    '/art/constructor/a.svg',
  ])('answers 404 to %s', async (path) => {
    expect((await askAnew(path)).status).toBe(404)
  })
})
