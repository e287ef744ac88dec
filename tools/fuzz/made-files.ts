import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import type { ZipPart } from '../../lib/uploads/testing-documents.ts'
import { byteMutations, type Mutation } from './mutate-bytes.ts'
import { compoundMutations, mutateDocx, pdfMutations } from './mutate-format.ts'
import { createRandom, type Random } from './random.ts'

const folder = path.join(import.meta.dirname, '../../e2e/fixtures')

type Source = { name: string; bytes: Buffer; parts: readonly ZipPart[] }

/** A file of a run. `made` describes its origin: the fixture, and the damage. */
export type MadeFile = { index: number; name: string; bytes: Buffer; made: string }

export async function readZip(file: Buffer): Promise<ZipPart[]> {
  const zip = await fromBufferPromise(file)
  const parts: ZipPart[] = []
  for await (const entry of zip.eachEntry()) {
    parts.push({ name: entry.fileName, content: await buffer(await zip.openReadStreamPromise(entry)) })
  }
  return parts
}

/** Reads the fixtures of the upload tests. */
async function readSources(): Promise<Source[]> {
  const names = readdirSync(folder).filter((name) => /\.(pdf|docx?)$/.test(name))
  return Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(path.join(folder, name))
      return { name, bytes, parts: name.endsWith('.docx') ? await readZip(bytes) : [] }
    }),
  )
}

const formatMutations = (name: string): Record<string, Mutation> =>
  name.endsWith('.pdf') ? pdfMutations : compoundMutations

function mutate({ name, bytes, parts }: Source, other: Source, random: Random): { bytes: Buffer; made: string } {
  if (parts.length > 0 && random.chance(0.6)) return { bytes: mutateDocx(parts, random), made: 'mutateDocx' }
  const all = parts.length === 0 && random.chance(0.5) ? formatMutations(name) : byteMutations
  const [made, mutation] = random.pick(Object.entries<Mutation>(all))
  return { bytes: mutation(bytes, random, other.bytes), made }
}

/** Creates the files of a run. Each depends only on the seed and its number. All kinds of files are equally likely. */
export async function createFiles(seed: number): Promise<(index: number) => MadeFile> {
  const sources = await readSources()
  const kinds = [...Map.groupBy(sources, ({ name }) => path.extname(name)).values()]
  return (index) => {
    const random = createRandom(`${seed}/${index}`)
    const source = random.pick(random.pick(kinds))
    let { bytes, made } = mutate(source, random.pick(sources), random)
    if (random.chance(0.1) && bytes.length > 0) {
      const again = random.pick(Object.entries<Mutation>(byteMutations))
      bytes = again[1](bytes, random, random.pick(sources).bytes)
      made += `, ${again[0]}`
    }
    const name = random.chance(0.05) ? `file${random.pick(['.pdf', '.doc', '.docx', '.PDF', '.txt', ''])}` : source.name
    return { index, name, bytes, made: `${source.name}: ${made}` }
  }
}

/** Returns the unchanged fixtures, as honest visitors send them. */
export const createHonestFiles = async () => (await readSources()).map(({ name, bytes }) => ({ name, bytes }))
