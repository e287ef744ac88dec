/** A checkout of the site in a folder of its own, in which an upgrade can be tried. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { linkFolder } from '../../server/copy-build.ts'
import { root } from './site.ts'

const PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'server',
  'styles',
  'tools',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  '.npmrc',
  '.gitignore',
]

/** What a build makes besides its folder, and git ignores. */
const BUILT = [
  'public/enhance',
  'public/pictures',
  'lib/enhance/source.generated.ts',
  'lib/applications/resume/source.generated.ts',
  'lib/pictures/photos.generated.ts',
]

/**
 * Takes the place of scripts/build.ts: the same build with other names of its scripts and styles, which costs seconds
 * rather than a minute.
 */
const RENAMED_BUILD = `import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { release } from '../content/release.ts'
import { linkFolder } from '../server/copy-build.ts'
linkFolder('../../.next', '.next')
for (const name of ${JSON.stringify(BUILT)}) cpSync('../../' + name, name, { recursive: true })
const chunks = '.next/static/chunks'
const names = readdirSync(chunks).filter((name) => /\\.(?:js|css)$/.test(name)).map((name) => path.parse(name).name)
const pattern = new RegExp('(?:' + names.map(RegExp.escape).join('|') + ')(?=\\\\.(?:js|css))', 'g')
for (const file of globSync('.next/**/*.{js,json,css,html,rsc,meta,body,txt}')) {
  if (!statSync(file).isFile()) continue
  const text = readFileSync(file, 'utf8')
  const renamed = text.replace(pattern, '$&-' + release)
  if (renamed === text) continue
  // It is a hard link.
  for (const name of [file, file + '.br']) rmSync(name, { force: true })
  writeFileSync(file, renamed)
}
for (const name of readdirSync(chunks)) renameSync(chunks + '/' + name, chunks + '/' + name.replace(pattern, '$&-' + release))
rmSync('.next/BUILD_ID')
writeFileSync('.next/BUILD_ID', 'build-' + release)
console.log('Renamed the build')
`

/** Returns the addresses of a page's scripts and styles. */
export async function findAssets(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text()
  return [...new Set(page.match(/\/(?:_next\/static|enhance)\/[\w~./-]+\.(?:js|css)\b/g))]
}

const isSource = (file: string) => !/\.test\.tsx?$/.test(file)

/** Copies the project and its build to `folder`, which is inside the project, so that its packages are found from there. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of PARTS)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource })
  linkFolder(path.join(root, '.next'), path.join(folder, '.next'), ['cache', 'dev', 'standalone'])
}

/**
 * Makes a checkout of such a copy. Its releases are the same build with other names; with `buildsAgain` they are built,
 * with packages of their own.
 */
export function makeCheckout(folder: string, { buildsAgain = false } = {}) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: folder })
  if (buildsAgain) {
    cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'))
    linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), ['.cache'])
  } else writeFileSync(path.join(folder, 'scripts/build.ts'), RENAMED_BUILD)
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'first')
  let count = 0
  return {
    /** Commits a change, and upgrades the running site to it. Resolves to what the command printed; rejects if it fails. */
    async upgrade(): Promise<string> {
      count += 1
      writeFileSync(path.join(folder, 'content/release.ts'), `export const release = ${count}\n`)
      git('add', '--all')
      git('commit', '--quiet', '--message', `release ${count}`)
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/upgrade.ts'],
        {
          cwd: folder,
          // The operator's shell has none of the site's settings.
          env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
          maxBuffer: 10_000_000,
        },
      )
      return stdout
    },
  }
}
