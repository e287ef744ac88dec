import { toVideo } from './video.ts'

const ID = 'dQw4w9WgXcQ'

describe('a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?list=x&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&feature=share`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}?showinfo=0`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `//www.youtube.com/embed/${ID}`,
    `youtu.be/${ID}`,
  ])('of YouTube is known as %s', (address) => {
    expect(toVideo(address)).toEqual({
      site: 'YouTube',
      href: `https://www.youtube.com/watch?v=${ID}`,
      embed: `https://www.youtube-nocookie.com/embed/${ID}`,
    })
  })

  it.each([
    ['t=90', 90],
    ['t=1m30s', 90],
    ['start=5', 5],
    ['t=1h0m1s', 3601],
  ])('starts where its address says (%s)', (query, seconds) => {
    expect(toVideo(`https://youtu.be/${ID}?${query}`)?.embed).toMatch(new RegExp(`\\?start=${seconds}$`))
  })

  it.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    [
      'https://player.vimeo.com/video/123456789?h=abcdef12',
      'https://player.vimeo.com/video/123456789?h=abcdef12&dnt=1',
    ],
    ['https://vimeo.com/123456789/abcdef12', 'https://player.vimeo.com/video/123456789?h=abcdef12&dnt=1'],
    ['https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ])('of Vimeo is known as %s', (address, embed) => {
    expect(toVideo(address)?.embed).toBe(embed)
  })

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/channel/UC123456789',
    'https://www.youtube.com.other.example/embed/dQw4w9WgXcQ',
    'https://notvimeo.com/123456789',
    'https://other.example/?v=dQw4w9WgXcQ',
    'javascript:youtu.be/dQw4w9WgXcQ',
    '',
    'http://[',
  ])('is not %s', (address) => {
    expect(toVideo(address)).toBeNull()
  })
})
