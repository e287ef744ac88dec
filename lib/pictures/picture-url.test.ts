import { toMediaUrl } from './image-sources.ts'
import { toPictureUrl } from './picture-url.ts'

jest.mock('./photos.generated.ts', () => ({ photos: { 'photos/loom.jpg': '/pictures/loom-1600x1200.webp' } }))

const media = 'https://media.example/files'
const siteUrl = 'https://site.example'
const sources = { siteUrl, mediaUrl: media }

describe("the backend's pictures", () => {
  it('are below the media address', () => {
    expect(toMediaUrl('posts/lotus.jpg', sources)).toBe('https://media.example/files/posts/lotus.jpg')
    expect(toMediaUrl('/posts/lotus.jpg', sources)).toBe('https://media.example/files/posts/lotus.jpg')
  })

  it('may have an address of their own on a host that the settings name', () => {
    const address = 'https://pictures.example/lotus.jpg'
    expect(toMediaUrl(address, { ...sources, imageHosts: ['pictures.example'] })).toBe(address)
    expect(toMediaUrl(`${media}/lotus.jpg`, sources)).toBe(`${media}/lotus.jpg`)
    expect(toMediaUrl(address, sources)).toBeNull()
    expect(toMediaUrl(`https://site.example@pictures.example/x`, sources)).toBeNull()
  })

  it('are none where there is no key, or nowhere to fetch it from', () => {
    expect(toMediaUrl(null, sources)).toBeNull()
    expect(toMediaUrl('posts/lotus.jpg', { siteUrl })).toBeNull()
  })

  it.each([
    '../secret.jpg',
    'posts/../../secret.jpg',
    'posts/..',
    '%2e%2e/secret.jpg',
    '.%2E/secret.jpg',
    '..%2fsecret.jpg',
    'posts/%252e%252e/%252e%252e/secret.jpg',
    '..\\secret.jpg',
    'posts\\..\\..\\secret.jpg',
    '%5c%5cevil.example/x.jpg',
    '\t//evil.example/x.jpg',
    '\\\\evil.example/x.jpg',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://evil.example/x.jpg',
    'http://',
  ])('are none where the key %j would leave the media address', (key) => {
    expect(toMediaUrl(key, sources)).toBeNull()
    expect(toMediaUrl(`/${key}`, { siteUrl, mediaUrl: 'https://media.example' }) ?? 'https://media.example/').toMatch(
      /^https:\/\/media\.example\//,
    )
  })

  it('stay below the media address where a key begins like a host', () => {
    expect(toMediaUrl('//evil.example/x.jpg', sources)).toBe('https://media.example/files/evil.example/x.jpg')
  })

  it('may have any letters in their names', () => {
    expect(toMediaUrl('posts/নকশি কাঁথা.jpg', sources)).toBe(encodeURI(`${media}/posts/নকশি কাঁথা.jpg`))
    expect(toMediaUrl('posts/a%20b..c.jpg', sources)).toBe(`${media}/posts/a%20b..c.jpg`)
  })
})

it('a drawing replaces a picture that is missing, or may not be loaded', () => {
  for (const key of [undefined, null, '', 'https://pictures.example/lotus.jpg']) {
    expect(toPictureUrl(key, 'monogram', 'Nadia')).toMatch(/^\/art\/monogram\/Nadia\.[\w-]{8}\.svg$/)
  }
})

describe('a photograph of the content', () => {
  it('is its widest copy', () => {
    expect(toPictureUrl('photos/loom.jpg', 'gallery', 'loom')).toBe('/pictures/loom-1600x1200.webp')
  })

  it.each(['photos/other.jpg', 'toString', '__proto__'])('is a drawing if there is none: %s', (key) => {
    expect(toPictureUrl(key, 'gallery', 'loom')).toMatch(/^\/art\/gallery\/loom\./)
  })
})
