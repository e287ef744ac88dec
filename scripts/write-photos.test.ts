import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { readPicture } from '../lib/pictures/read-picture.ts'
import { writePhotos } from './write-photos.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'photos-'))
const places = {
  photos: path.join(folder, 'photos'),
  copies: path.join(folder, 'copies'),
  list: path.join(folder, 'list.ts'),
}
const photo = path.join(places.photos, 'team/nusrat.jpg')

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5392c' } }).jpeg()

const getSizes = () =>
  readdirSync(places.copies)
    .map((name) => name.replace(/^[0-9a-f]{32}-(.*)\.webp$/, '$1'))
    .sort()

const readList = () => readFileSync(places.list, 'utf8')

beforeAll(() => mkdirSync(path.dirname(photo), { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

it('a photograph gets copies in the widths of pages, upright and without the camera’s data', async () => {
  // A camera held upright stores a landscape picture with orientation 6.
  const taken = draw(2400, 3000).withExif({ IFD0: { Artist: 'A secret name' } })
  writeFileSync(photo, await taken.withMetadata({ orientation: 6 }).toBuffer())
  await writePhotos(places)
  expect(getSizes()).toEqual(['1600x1280', '480x384', '960x768'])
  for (const name of readdirSync(places.copies)) {
    const bytes = readFileSync(path.join(places.copies, name))
    expect(readPicture(bytes)).toMatchObject({ type: 'image/webp' })
    expect(bytes.includes('A secret name')).toBe(false)
  }
  expect(readList()).toMatch(/"photos\/team\/nusrat\.jpg": "\/pictures\/[0-9a-f]{32}-1600x1280\.webp"/)
})

it('another photograph under the same name replaces the copies', async () => {
  const before = readdirSync(places.copies)
  writeFileSync(photo, await draw(300, 200).toBuffer())
  await writePhotos(places)
  expect(getSizes()).toEqual(['300x200'])
  expect(before).not.toContain(readdirSync(places.copies)[0])
  expect(readList()).toContain('-300x200.webp')
})

it('a file that is no picture is named', async () => {
  writeFileSync(photo, 'Not a picture')
  await expect(writePhotos(places)).rejects.toThrow('content/photos/team/nusrat.jpg is not a picture')
})

it('without photographs the list is empty', async () => {
  rmSync(places.photos, { recursive: true })
  await writePhotos(places)
  expect(readdirSync(places.copies)).toEqual([])
  expect(readList()).toContain('= {}')
})
