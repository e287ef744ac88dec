import { packParts } from '../../lib/uploads/testing-documents.ts'
import { createFiles, createHonestFiles, readZip } from './made-files.ts'
import { createRandom } from './random.ts'

it('makes the same file of the same seed and number, whatever was made before', async () => {
  const [make, again] = [await createFiles(7), await createFiles(7)]
  const files = Array.from({ length: 40 }, (_, index) => make(index))
  expect(again(39)).toEqual(files[39])
  const other = await createFiles(8)
  expect(files.filter((file, index) => file.bytes.equals(other(index).bytes))).toHaveLength(0)
})

it('damages every kind of fixture in many ways, and makes none much larger than the site takes', async () => {
  const make = await createFiles(1)
  const files = Array.from({ length: 300 }, (_, index) => make(index))
  const ways = new Set(files.map(({ made }) => made.replace(/^\S+ /, '').replace(/,.*/, '')))
  expect(ways.size).toBeGreaterThanOrEqual(12)
  expect(new Set(files.map(({ made }) => made.split(':', 1)[0])).size).toBe((await createHonestFiles()).length)
  expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThan(5.4 * 1024 * 1024)
})

it('packs an archive that can be read again', async () => {
  const parts = [
    { name: 'a.xml', content: Buffer.from('<a/>') },
    { name: 'b/c.bin', content: Buffer.alloc(70_000, 'c') },
  ]
  expect(await readZip(packParts(parts))).toEqual(parts)
})

it('draws every size up to the limit, small ones as often as large ones', () => {
  const random = createRandom('3')
  const sizes = Array.from({ length: 2_000 }, () => random.size(1_000_000))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000_000)
  expect(sizes.filter((size) => size < 1_000).length / sizes.length).toBeCloseTo(0.5, 1)
})
