import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { takeSamples } from './code-samples/extract.ts'
import { parseShell } from './code-samples/run.ts'
import { smallerDockerImagesForNode } from './smaller-docker-images-for-node.ts'

const samples = takeSamples(smallerDockerImagesForNode, {
  measure: 'sh',
  usual: 'dockerfile',
  ignored: 'text',
  twoStages: 'dockerfile',
  server: 'js',
  packages: 'sh',
  probe: 'sh',
})

// The samples that call Docker are parsed but not run, because a machine that runs these tests need not have Docker.
it.each(['measure', 'packages', 'probe'] as const)(
  'prints the shell script “%s” without a syntax error',
  async (name) => {
    await parseShell(samples[name])
  },
)

it('asks only for images that an earlier command has built', () => {
  const built = new Set<string>()
  for (const script of [samples.measure, samples.packages, samples.probe])
    for (const [, isBuild, tag = ''] of script.matchAll(/^docker (build -t )?.*?\b(app:\w+)/gm)) {
      if (isBuild) built.add(tag)
      expect([...built]).toContain(tag)
    }
  expect(built.size).toBe(2)
})

const INSTRUCTION = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|CMD) \S/

it('prints Dockerfiles of known instructions, whose copies come from a stage that exists', () => {
  for (const file of [samples.usual, samples.twoStages]) {
    const lines = file.split('\n').filter(Boolean)
    expect(lines.filter((line) => !INSTRUCTION.test(line))).toEqual([])
    const stages = [...file.matchAll(/ AS (\S+)/g)].map(([, name]) => name)
    for (const [, from] of file.matchAll(/--from=(\S+)/g)) expect(stages).toContain(from)
    const command = JSON.parse(lines.at(-1)?.replace('CMD ', '') ?? '') as string[]
    expect(command.length).toBe(2)
  }
})

it('lists patterns to ignore, one a line', () => {
  for (const line of samples.ignored.split('\n')) expect(line).toMatch(/^[\w.*]+$/)
})

const withHandler = `${samples.server.replace('listen(3000)', "listen(0, () => console.log('ready'))")}`
const withoutHandler = withHandler.slice(0, withHandler.indexOf('process.on'))
const toArguments = (script: string) => ['--input-type=module', '-e', script]

async function start(command: string, args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

it('ends with 0 on SIGTERM with the handler, and by the signal (143) without it', async () => {
  for (const [script, code, signal] of [
    [withHandler, 0, null],
    [withoutHandler, null, 'SIGTERM'],
  ] as const) {
    const child = await start(process.execPath, toArguments(script))
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exit).toEqual([code, signal])
  }
})

// A process in a separate PID namespace is number 1 there, as in a container. Not every machine permits it.
const canUnshare = spawnSync('unshare', ['-p', '-f', 'true']).status === 0
const itAsProcessOne = canUnshare ? it : it.skip

async function startAsProcessOne(script: string) {
  const outside = await start('unshare', ['-p', '-f', '--kill-child', process.execPath, ...toArguments(script)])
  const exit = once(outside, 'exit')
  const children = readFileSync(`/proc/${outside.pid}/task/${outside.pid}/children`, 'utf8')
  return { exit, pid: Number(children.trim()) }
}

itAsProcessOne(
  'ignores SIGTERM as process number 1 without a handler (skipped where unshare is not permitted)',
  async () => {
    const { exit, pid } = await startAsProcessOne(withoutHandler)
    process.kill(pid, 'SIGTERM')
    expect(await Promise.race([exit, wait(500, 'running')])).toBe('running')
    process.kill(pid, 'SIGKILL')
    // Docker reports this as 128 + 9 = 137; unshare has a separate status for it.
    expect(await exit).not.toEqual([0, null])
  },
)

itAsProcessOne(
  'ends with 0 as process number 1 with the handler (skipped where unshare is not permitted)',
  async () => {
    const { exit, pid } = await startAsProcessOne(withHandler)
    process.kill(pid, 'SIGTERM')
    expect(await exit).toEqual([0, null])
  },
)
