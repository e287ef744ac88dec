/** @jest-environment node */
import { artUrl } from '@/lib/art/art-url'
import { GET } from './route'

jest.mock('next/cache', () => ({ cacheLife: () => {} }))

const ask = (address: string) => {
  const [, , kind = '', file = ''] = address.split('/')
  return GET(new Request(`http://localhost${address}`), { params: Promise.resolve({ kind, file }) })
}

describe('drawings by address', () => {
  it('sends a picture that caches may keep and that can run nothing', async () => {
    const answer = await ask(artUrl('cover', 'Réseau & données'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it.each([
    ['an address without a signature', '/art/cover/loom.svg'],
    ['a signature of another kind', artUrl('thumb', 'loom').replace('thumb', 'cover')],
    ['a signature of another seed', artUrl('cover', 'loom').replace('loom', 'boat')],
    ['a signature of nothing', '/art/monogram/Nobody.aaaaaaaa.svg'],
    ['a kind that does not exist', '/art/constructor/a.aaaaaaaa.svg'],
    ['a mark that does not exist', artUrl('mark', 'nothing')],
    ['a broken escape', '/art/cover/%E0%A4%A.aaaaaaaa.svg'],
    ['another file', '/art/cover/a.png'],
  ])('answers 404 to %s, with a picture that takes its place', async (_, address) => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await answer.text()).toMatch(/^<svg /)
  })
})
