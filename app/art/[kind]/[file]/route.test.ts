/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import { NextRequest } from 'next/server'
import { artUrl } from '@/lib/art/url'
import { GET } from './route'

const ask = (path: string, headers: Record<string, string> = {}) => {
  const [, , kind = '', file = ''] = path.split('/')
  const request = new NextRequest(`http://localhost${path}`, { headers })
  return GET(request, { params: Promise.resolve({ kind, file }) })
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

  it('answers 304 to a reader who has it', async () => {
    const etag = (await ask(artUrl('mark', 'boat'))).headers.get('etag') ?? ''
    const answer = await ask(artUrl('mark', 'boat'), { 'if-none-match': `"other", W/${etag}` })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
  })

  it('is packed for who asks again and takes it', async () => {
    const [path, packed] = [artUrl('cover', 'asked twice'), { 'accept-encoding': 'gzip, br' }]
    const plain = await (await ask(path, packed)).text()
    expect(plain).toMatch(/^<svg /)
    const again = await ask(path, packed)
    expect(again.headers.get('x-packed')).toBe('br')
    expect(brotliDecompressSync(await again.arrayBuffer()).toString()).toBe(plain)
    const other = await ask(path, { 'accept-encoding': 'gzip' })
    expect(other.headers.get('x-packed')).toBeNull()
    expect(await other.text()).toBe(plain)
  })

  it.each([
    '/art/cover/a.png',
    '/art/cover/a',
    '/art/cover/%E0%A4%A.svg',
    '/art/cover/%3Cscript%3E.svg',
    '/art/cover/.svg',
    `/art/cover/${'a'.repeat(101)}.svg`,
    '/art/mark/nothing.svg',
    '/art/constructor/a.svg',
  ])('answers 404 to %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})
