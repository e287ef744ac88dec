import path from 'node:path'

/** Jekyll's names of files begin with a date. */
const DATED = /^(\d{4})-(\d{2})-(\d{2})-(.+)$/

/** The name of a post and its date (`2020-05-06`, or ''), from the path of its file. Index files name their folder. */
export function toName(file: string): { slug: string; date: string } {
  const { name, dir } = path.posix.parse(file)
  const own = name === 'index' ? path.posix.basename(dir) : name
  const [, year = '', month = '', day = '', slug = own] = DATED.exec(own) ?? []
  return { slug, date: year && `${year}-${month}-${day}` }
}

/** Jekyll's named rules for addresses. */
const RULES = new Map([
  ['date', '/:categories/:year/:month/:day/:title.html'],
  ['pretty', '/:categories/:year/:month/:day/:title/'],
  ['none', '/:categories/:title.html'],
])

/** Whether a file is a post of Jekyll. */
export const isJekyllPost = (file: string): boolean => /(?:^|\/)_(?:posts|drafts)\//.test(file)

type Place = { file: string; date: string; categories: readonly string[]; rule: string }

/** Returns the address of a post of Jekyll by its rule: a name such as `pretty`, or a pattern. '' for unknown patterns. */
function toJekyllAddress({ file, date, categories, rule }: Place): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const { slug } = toName(file)
  const folders = file.slice(0, file.search(/_(?:posts|drafts)\//)).split('/')
  const parts: Record<string, string> = {
    categories: [...folders, ...categories.map((name) => name.toLowerCase().replaceAll(' ', '-'))].join('/'),
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    day,
    i_day: String(Number(day)),
    title: slug,
    slug: slug.toLowerCase(),
    output_ext: '.html',
  }
  let isKnown = true
  const address = (RULES.get(rule) ?? rule).replace(/:([a-z_]{1,20})/g, (_, name: string) => {
    isKnown &&= Object.hasOwn(parts, name)
    return parts[name] ?? ''
  })
  return isKnown ? `/${address.split('/').filter(Boolean).join('/')}` : ''
}

/** Returns the address that a site generator gives a file, or '' if its rules are unknown. */
export function toOldAddress(place: Place): string {
  if (isJekyllPost(place.file)) return toJekyllAddress(place)
  const { dir, name } = path.posix.parse(place.file)
  const whole = name === 'index' ? dir : path.posix.join(dir, name)
  return `/${whole.replace(/^(?:src\/)?(?:content|pages)\//, '')}`
}

/** Returns a function that finds a file by what texts call it: its path, or the end of it, with or without its ending. */
export function createFileFinder(files: readonly string[]): (name: string) => string {
  const found = new Map<string, string>()
  const add = (name: string, file: string) => {
    if (!found.has(name)) found.set(name, file)
  }
  for (const file of files) {
    const { dir, name } = path.posix.parse(file)
    const parts = (name === 'index' ? dir : path.posix.join(dir, name)).split('/')
    for (let skipped = 0; skipped < Math.min(parts.length, 6); skipped += 1)
      add(parts.slice(skipped).join('/').toLowerCase(), file)
    add(toName(file).slug.toLowerCase(), file)
  }
  return (name) => {
    const plain = name.split('/').filter(Boolean).join('/').toLowerCase()
    return found.get(plain.replace(/\.(?:md|mdx|markdown)$/, '').replace(/\/index$/, '')) ?? ''
  }
}

/** A page of a site generator rather than a post: `about.md` beside the folders of posts. */
export function isPageFile(file: string, files: readonly string[]): boolean {
  const { dir, name } = path.posix.parse(file)
  if (name === '_index' || /(?:^|\/)_(?!posts\/|drafts\/)/.test(file)) return true
  if (dir === '') return files.some((other) => isJekyllPost(other) || other.startsWith('content/'))
  return dir === 'content' && files.some((other) => other.split('/').length > 2 && other.startsWith('content/'))
}
