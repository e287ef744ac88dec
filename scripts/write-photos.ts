/**
 * Makes copies of the photographs of content/photos for pages: upright, without the camera's data, in the widths that
 * the Studio stores as well. A name changes with the photograph, so browsers keep a copy for a long time.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type PictureFile, toPictureName, toSizes, toStoredPictureUrl, toWidest } from '../lib/pictures/picture-name.ts'

const root = path.join(import.meta.dirname, '..')
const QUALITY = 82

/** The folder of the photographs, the folder of their copies, and the file that lists the copies. */
const PLACES = {
  photos: path.join(root, 'content/photos'),
  copies: path.join(root, 'public/pictures'),
  list: path.join(root, 'lib/pictures/photos.generated.ts'),
}

/** Writes a photograph's copies that do not exist yet. Resolves to all its copies, the widest last. */
async function writeCopies(file: string, folder: string): Promise<PictureFile[]> {
  // A platform without it can still build a site without photographs.
  const { default: sharp } = await import('sharp')
  const bytes = readFileSync(file)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const widest = toWidest((await sharp(bytes).metadata()).autoOrient)
  const copies = toSizes(widest).map((size): PictureFile => ({ id, ...size, extension: 'webp' }))
  for (const copy of copies) {
    const target = path.join(folder, toPictureName(copy))
    if (existsSync(target)) continue
    const image = sharp(bytes).autoOrient().resize(copy.width, copy.height)
    writeFileSync(target, await image.webp({ quality: QUALITY }).toBuffer())
  }
  return copies
}

/** Writes the copies of all photographs, and the list of their addresses. Removes the copies of other photographs. */
export async function writePhotos({ photos, copies, list } = PLACES): Promise<void> {
  const addresses: Record<string, string> = {}
  const current: string[] = []
  mkdirSync(copies, { recursive: true })
  for (const file of globSync('**/*.{jpg,jpeg,png,webp}', { cwd: photos }).sort()) {
    const written = await writeCopies(path.join(photos, file), copies).catch((error: unknown) => {
      throw new Error(`content/photos/${file} is not a picture that can be read`, { cause: error })
    })
    current.push(...written.map(toPictureName))
    const widest = written.at(-1)
    if (widest) addresses[`photos/${file.split(path.sep).join('/')}`] = toStoredPictureUrl(widest)
  }
  for (const name of readdirSync(copies)) if (!current.includes(name)) rmSync(path.join(copies, name))
  writeFileSync(
    list,
    `// Written by scripts/write-photos.ts.\nexport const photos: Readonly<Record<string, string>> = ${JSON.stringify(addresses, null, 2)}\n`,
  )
}
