import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_HEADERS } from '../lib/security/default-headers.ts'

const root = path.join(__dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['node_modules/**', '.next/**', '.next-*/**'] })
const all = find('**')
/** Returns whether a file or folder exists: from the root, or with the end of its path. */
const isThere = (text: string) =>
  existsSync(path.join(root, text)) ||
  all.some((file) => file.endsWith(`/${text}`) || path.matchesGlob(file, text) || path.matchesGlob(file, `**/${text}`))
// Not the changelog, which may name things that no longer exist.
const pages = ['README.md', ...find('docs/**/*.md')]
const readCommands = (file: string) => Object.keys((JSON.parse(read(file)) as { scripts: object }).scripts)
const commands = { site: readCommands('package.json'), tools: readCommands('tools/package.json') }

/** Returns everything that a page formats as code. */
function listCode(page: string): string[] {
  const text = read(page)
  const blocks = [...text.matchAll(/^ *```\w*\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) => block.split('\n'))
  return [
    ...blocks,
    ...[...text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ]
}

const FOLDERS = /^(app|components|content|lib|server|styles|public|e2e|docs|scripts|tools|\.ci)\//
const FILE = /^[\w./[\]*-]+\.(ts|tsx|mjs|md|scss|conf)$/
/** Made by the build, or mentioned because it is missing. */
const NOT_HERE = /^(scripts\/(inbox|backup|deliveries|migrate-data)\.mjs|proxy\.ts)$/

describe.each(pages)('%s', (page) => {
  const code = listCode(page)

  it('names commands that there are', () => {
    const named = code.flatMap((text) =>
      [...text.matchAll(/\bnpm run (?:--silent )?([\w-]+)( --prefix tools)?/g)].map(([, name = '', tools]) => ({
        name,
        from: tools ? commands.tools : commands.site,
      })),
    )
    expect(named.filter(({ name, from }) => !from.includes(name)).map(({ name }) => name)).toEqual([])
  })

  it('names files and folders that there are', () => {
    const named = code
      .map((text) => text.split(' ', 1)[0] ?? '')
      .filter((text) => (FOLDERS.test(text) || FILE.test(text)) && !NOT_HERE.test(text))
    expect(named.filter((text) => !isThere(text))).toEqual([])
  })

  it('links to files that there are', () => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)
    const missing = targets.filter((target) => find(path.posix.join(path.posix.dirname(page), target)).length === 0)
    expect(missing).toEqual([])
  })
})

describe('the page about trouble', () => {
  const page = read('docs/troubleshooting.md')

  it('says of every event of the log what to do', () => {
    const sources = find('{app,lib,components,server}/**/*.{ts,tsx}').filter((file) => !/test|seed/.test(file))
    const events = sources.flatMap((file) =>
      [...read(file).matchAll(/\blog\.(?:info|warn|error)\('([^']+)'/g)].map(([, event = '']) => event),
    )
    expect(events.length).toBeGreaterThan(10)
    expect(events.filter((event) => !page.includes(`\`${event}\``))).toEqual([])
  })

  it('names no event that is never logged', () => {
    const rows = [
      ...(page
        .split('| Event |')[1]
        ?.split('\n\n')[0]
        ?.matchAll(/^\| (`.*?) \| (?:info|warn|error)/gm) ?? []),
    ]
    const named = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, event = '']) => event))
    const sources = ['lib', 'app', 'server']
      .flatMap((folder) => find(`${folder}/**/*.ts`))
      .map(read)
      .join()
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((event) => !sources.includes(`'${event}'`))).toEqual([])
  })
})

it('nginx answers with the headers that the site answers with', () => {
  const configuration = read('docs/nginx.conf')
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) {
    const variable = new RegExp(`add_header ${name} (\\$own_\\w+) always;`, 'i').exec(configuration)?.[1]
    const line = configuration.split('\n').find((text) => text.startsWith('map ') && text.includes(`${variable} `))
    expect([name, line]).toEqual([name, expect.stringContaining(value)])
  }
})

it('every function of lib that is longer than five lines says in a sentence what it does', () => {
  const files = find('lib/**/*.ts').filter((file) => !/\.test\.ts$|\.d\.ts$|generated|\/testing|\/seed\//.test(file))
  const silent = files.flatMap((file) => {
    const lines = read(file).split('\n')
    return lines.flatMap((line, at) => {
      if (!/^export (async |abstract )*(function|class) /.test(line) || lines[at - 1]?.endsWith('*/')) return []
      return lines.indexOf('}', at) - at < 5 ? [] : [`${file}:${at + 1}`]
    })
  })
  expect(silent).toEqual([])
})
