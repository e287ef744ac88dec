import fc from 'fast-check'
import { BackendError } from '../contract.ts'
import { type Item, readJson } from './read-json.ts'

const MB = 1024 * 1024

function* cut(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, size = 65_536, maxBytes = 128 * MB) {
  const items: Item[] = []
  const answer = await readJson(cut(text, size), maxBytes, (item) => items.push(item))
  return { ...answer, items: items.map((item) => ('value' in item ? item.value : item.dropped)) }
}

function* repeat(part: string, bytes: number) {
  const chunk = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)))
  yield Buffer.from('{"data":[')
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk
}

const json = fc.jsonValue({ maxDepth: 4 })

describe('JSON in pieces', () => {
  it('gives the items and the rest of any answer, wherever it is cut', async () => {
    const property = fc.asyncProperty(
      fc.array(json, { maxLength: 4 }),
      json,
      fc.constantFrom<(list: unknown[], other: unknown) => unknown>(
        (list) => list,
        (list, other) => ({ other, data: list, statusCode: 200 }),
        (list, other) => ({ content: list, 'a"data': other }),
        (list, other) => ({ message: '"[', data: { other, content: list, after: [other] } }),
      ),
      fc.nat({ max: 2 }),
      fc.integer({ min: 1, max: 40 }),
      async (list, other, wrap, indent, size) => {
        const whole = wrap(list, other)
        const { body, items, hasList } = await read(JSON.stringify(whole, null, indent), size)
        expect([items, hasList]).toEqual([list.map((item) => JSON.parse(JSON.stringify(item))), true])
        expect(body).toEqual(JSON.parse(JSON.stringify(wrap([], other))))
      },
    )
    await fc.assert(property, { numRuns: 200 })
  })

  it('is no JSON where JSON.parse says so', async () => {
    const broken = [
      '',
      '[',
      '[1,]',
      '[,1]',
      '[1 2]',
      '[{]',
      '[1}',
      '{"data":[1]',
      '{"data":[1]}}',
      '[1][2]',
      '{"data":[{"a":}]}',
      '["a]',
    ]
    for (const text of broken) expect([text, (await read(text)).body]).toEqual([text, undefined])
    for (const text of ['[]', ' [ ] ', '{"data":[1, {"a":[2]}]}', '"text"'])
      expect((await read(text)).body).toBeDefined()
  })

  it('leaves out an item that is too large or has too many parts, and keeps the others', async () => {
    const hostile = [`"${'x'.repeat(8 * MB)}"`, '['.repeat(300_000) + ']'.repeat(300_000), `[${'1,'.repeat(300_000)}1]`]
    const { items } = await read(`{"data":[1,${hostile.join(',')},2]}`)
    expect(items).toEqual([1, 'too large', 'too large', 'too large', 2])
  })

  it.each(['1,', '[],', '{"a":{}},', '[', '"', '"a":', ' '])(
    'reads no more than the limit of an endless %j',
    async (part) => {
      await expect(readJson(repeat(part, 1_000 * MB), MB / 4, () => undefined)).rejects.toThrow(BackendError)
    },
  )

  it('bounds one value alike', async () => {
    for (const text of ['['.repeat(300_000) + ']'.repeat(300_000), `[${'1,'.repeat(300_000)}1]`])
      await expect(readJson(cut(text, 65_536), 8 * MB)).rejects.toThrow(BackendError)
    expect((await readJson(cut('{"data":[1,2]}', 3), 100)).body).toEqual({ data: [1, 2] })
  })

  it('lets other work run meanwhile', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    await read(`[${'1,'.repeat(2_000_000)}1]`)
    clearImmediate(timer)
    expect(turns).toBeGreaterThan(5)
  })
})
