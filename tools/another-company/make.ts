import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, link, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { blogCategories } from '../../content/blog.ts'
import { caseStudyIndustries } from '../../content/case-study-listing.ts'
import { departments } from '../../content/departments.ts'
import { journalCategories } from '../../content/journal-listing.ts'
import { toSlug } from '../../lib/format/slug.ts'
import { changeLists } from './change-lists.ts'
import { anotherCompany } from './company.ts'
import { recolour } from './recolour.ts'
import { rewriteSource, rewriteText } from './rewrite.ts'

const root = path.join(import.meta.dirname, '../..')

/** Fills a folder with hard links to the files of another. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    // Hard links cannot lead to another disk.
    else await link(source, target).catch(() => cp(source, target))
  }
}

/**
 * Tests of the sample posts, which another company deletes. Tests of the sample content stay, because they have to skip
 * themselves.
 */
const GONE = /content\/posts\/[\w-]+\.test\.ts$/

async function copySources(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  const files = listed.toString().split('\0')
  for (const file of files.filter((name) => name && !GONE.test(name))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await cp(path.join(root, file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, but not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

async function edit(file: string, change: (source: string) => string): Promise<void> {
  const source = await readFile(file, 'utf8')
  const changed = change(source)
  if (changed === source) throw new Error(`Nothing changed in ${file}`)
  await writeFile(file, changed)
}

const isCopy = (file: string) => !/sample-tests|code-samples|(?:company(?:\.test)?|is-sample|-types?)\.ts$/.test(file)

async function rewriteContent(folder: string): Promise<void> {
  for (const file of globSync('content/**/*.ts', { cwd: folder }).filter(isCopy)) {
    const target = path.join(folder, file)
    const source = await readFile(target, 'utf8')
    const isColours = file === path.join('content', 'colours.ts')
    await writeFile(target, isColours ? source.replaceAll(/#[\da-f]{6}/g, recolour) : rewriteSource(source))
  }
  await renameCategories(folder)
  await changeLists(path.join(folder, 'content'))
  const imports =
    "import { toCurrent } from '../lib/current-facts.ts'\nimport type { Company } from './company-type.ts'\n"
  await writeFile(
    path.join(folder, 'content/company.ts'),
    `${imports}\n/** Facts about the company. */\nexport const company: Company = toCurrent(${JSON.stringify(anotherCompany, null, 2)})\n`,
  )
}

/** Files that name categories by their values, which are the slugs of their labels. */
const WITH_CATEGORIES = ['blog', 'blog-introductions', 'seo', 'departments', 'case-study-listing', 'journal-listing']

/** Gives each category the slug of its new label as its value. */
async function renameCategories(folder: string): Promise<void> {
  const options = [...blogCategories, ...departments, ...caseStudyIndustries, ...journalCategories]
  const slugs = new Map<string, string>()
  for (const { value, label } of options) if (value) slugs.set(value, toSlug(rewriteText(label)))
  for (const name of WITH_CATEGORIES) {
    const file = path.join(folder, `content/${name}.ts`)
    const source = await readFile(file, 'utf8')
    const rename = (found: string, slug: string) => found.replace(slug, slugs.get(slug) ?? slug)
    // Before them, content/seo.ts names pages, of which one may be called like a category.
    const start = Math.max(0, source.lastIndexOf('blogCategories: {'))
    const categories = source
      .slice(start)
      .replaceAll(/'([\w-]+)'(?=[:,])|^ +(\w+)(?=:)/gm, (found, quoted, key) => rename(found, quoted ?? key))
    await writeFile(file, source.slice(0, start) + categories)
  }
}

/** Makes a copy of the site in which another company has replaced all content. Packages are hard links to ours. */
export async function makeAnotherCompany(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await copySources(folder)
  await rewriteContent(folder)
  await edit(path.join(folder, 'lib/art/logo.ts'), (source) =>
    source.replace(/petal: '[^']+'/, "petal: 'M-9-12L0-48L9-12z'"),
  )
  await linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', 'content'], { cwd: folder })
}
