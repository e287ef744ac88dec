import { toMediaUrl } from './media.ts'

const media = 'https://media.example/files'

describe("the backend's pictures", () => {
  it('stand under the media address', () => {
    expect(toMediaUrl('posts/lotus.jpg', media)).toBe('https://media.example/files/posts/lotus.jpg')
    expect(toMediaUrl('/posts/lotus.jpg', media)).toBe('https://media.example/files/posts/lotus.jpg')
  })

  it('may come with an address of their own', () => {
    expect(toMediaUrl('https://pictures.example/lotus.jpg', media)).toBe('https://pictures.example/lotus.jpg')
  })

  it('are none where there is no key, or nowhere to fetch it from', () => {
    expect(toMediaUrl(null, media)).toBeNull()
    expect(toMediaUrl('posts/lotus.jpg', undefined)).toBeNull()
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
    expect(toMediaUrl(key, media)).toBeNull()
    expect(toMediaUrl(`/${key}`, 'https://media.example') ?? 'https://media.example/').toMatch(
      /^https:\/\/media\.example\//,
    )
  })

  it('stay below the media address where a key begins like a host', () => {
    expect(toMediaUrl('//evil.example/x.jpg', media)).toBe('https://media.example/files/evil.example/x.jpg')
  })

  it('may have any letters in their names', () => {
    expect(toMediaUrl('posts/নকশি কাঁথা.jpg', media)).toBe(encodeURI(`${media}/posts/নকশি কাঁথা.jpg`))
    expect(toMediaUrl('posts/a%20b..c.jpg', media)).toBe(`${media}/posts/a%20b..c.jpg`)
  })
})
