import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { home } from '../content/home'
import { posts } from '../content/posts'
import { routes } from '../lib/routes'
import { OWN_DATA } from '../tools/bench/site.ts'
import { toPort } from './ports'

const root = path.join(import.meta.dirname, '..')
let site: ChildProcess | undefined
const folders: string[] = []

test.setTimeout(240_000)
test.afterEach(() => {
  // npm passes no signal on to its child process.
  if (site?.pid && site.exitCode === null) process.kill(-site.pid, 'SIGKILL')
  site = undefined
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Runs a command that serves the site. Resolves, once the site answers, to a function that returns the command's output. */
async function serve(command: string, cwd: string, env: Record<string, string>) {
  const written: string[] = []
  site = spawn('npm', ['run', command], { cwd, detached: true, env: { ...process.env, ...env } })
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (part) => written.push(String(part)))
  const isUp = () =>
    fetch(`http://127.0.0.1:${env.PORT}${routes.health}`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 120_000, message: 'the site answers' }).toBe(true)
  return () => written.join('')
}

/** Answers that the built site and `npm run dev` share. */
async function checkAnswers(origin: string) {
  const lost = await fetch(`${origin}/no-such-page`)
  expect(lost.status).toBe(404)
  const page = parse(await lost.text())
  expect(page.querySelector('h1')?.text).toContain(home.hero.title)
  expect(lost.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'sha256-/)
  expect(lost.headers.get('content-security-policy')).not.toContain("'unsafe-inline'")
  const toTitles = async (path: string) =>
    parse(await (await fetch(origin + path)).text())
      .querySelectorAll('main li article h3')
      .map(({ text }) => text)
  const found = await toTitles(`${routes.blog}?topic=Testing`)
  for (const { title, tags } of posts) {
    if (tags.includes('Testing')) expect(found).toContain(title)
    else expect(found).not.toContain(title)
  }
}

test('npm start serves a built site with the packages of a production install, and builds and installs nothing', {
  tag: '@full',
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'production-'))
  folders.push(folder)
  const isNeeded = (file: string) =>
    !/^(?:node_modules|test-results|data|\.git|\.next-[^\\/]+|\.next[\\/](?:dev|cache|standalone))(?:$|[\\/])/.test(
      path.relative(root, file),
    )
  cpSync(root, folder, { recursive: true, filter: isNeeded })
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
  expect(() => readFileSync(path.join(folder, 'node_modules/jest/package.json'))).toThrow('ENOENT')
  const built = readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')
  // The settings of the build, at another port.
  const getOutput = await serve('start', folder, { PORT: String(toPort('start')) })
  expect(getOutput()).toContain('Serving')
  expect(getOutput()).not.toMatch(/Installing|Building/)
  expect(readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')).toBe(built)
  await checkAnswers(`http://127.0.0.1:${toPort('start')}`)
})

test('npm run dev answers as the built site does', { tag: '@full' }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dev-'))
  // Types of removed routes would fail `npm run check`.
  folders.push(folder, path.join(root, '.next/dev'))
  const origin = `http://127.0.0.1:${toPort('dev')}`
  const place = { PORT: String(toPort('dev')), HOST: '127.0.0.1', SITE_URL: origin, DATA_DIR: folder }
  await serve('dev', root, { ...OWN_DATA, ...place })
  await checkAnswers(origin)
})
