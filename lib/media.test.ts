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
})
