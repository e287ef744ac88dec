import { findAltError } from './alt-text.ts'

it.each(['A woman at a loom', 'Image of the team at work', 'Graph: costs by month', 'ঢাকার একটি তাঁত'])(
  'takes "%s" as the words of a picture',
  (text) => {
    expect(findAltError(text, false, 'DSC_0012.jpg')).toBeNull()
  },
)

it.each([
  'loom.jpg',
  'IMG_2031.JPG',
  'screenshot 2026',
  'IMG_2041',
  'DSC 0012',
  'image (3)',
  'Screenshot 2026-11-02 at 10.12',
  'my-loom',
])('refuses the file name "%s"', (text) => {
  expect(findAltError(text, false, 'my-loom.webp')).toContain('file name')
})

it('asks for words where there are none, and for fewer where there are too many', () => {
  expect(findAltError('  ', false)).toContain('decorative')
  expect(findAltError('', true)).toBeNull()
  expect(findAltError('word '.repeat(80), false)).toContain('300')
})
