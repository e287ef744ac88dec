import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'

/** The result of a job. busy: the queue is full or slow · deadline: too slow · died: its process ended · unstarted: no process. */
type Outcome = { is: 'done'; value: unknown } | { is: 'busy' | 'deadline' | 'died' | 'unstarted' }

type PoolOptions = {
  /** The TypeScript file that every process runs. It sends READY, and then one result for each message. */
  file: string
  size: number
  deadlineMs: number
  /** The maximum number of jobs that wait for a process, and the maximum wait. */
  maxWaiting: number
  waitMs: number
  /** The maximum memory for JavaScript's objects, which do not include buffers. */
  heapMB: number
  /** The maximum memory of a process, buffers included. Only Linux reports it; elsewhere the deadline is the limit. */
  memoryMB: number
  /** The maximum memory that a process may keep for its next job. */
  keptMB: number
}

type Job = { request: object; owner: string; settle: (outcome: Outcome) => void; timer: NodeJS.Timeout }

/** Runs jobs in a few processes, which start when first needed. The owner who has used the least time goes first. */
export type ProcessPool = { run(request: object, owner?: string): Promise<Outcome> }

/** An owner who used more time than this within the window never gets the last free process. */
const HEAVY_MS = 1_000
const WINDOW_MS = 60_000

/** Sent by a process of a pool once it can take a job. */
export const READY = 'ready'

const START_MS = 20_000

// No settings, no writing, and no output: V8's report about memory that ran out is not a log line.
function tryStart({ file, heapMB }: PoolOptions): ChildProcess | null {
  const limits = [`--max-old-space-size=${heapMB}`, '--max-semi-space-size=4', '--stack-size=900']
  const rights = ['--permission', '--allow-fs-read=*', '--disable-warning=ExperimentalWarning']
  try {
    const child = fork(/* turbopackIgnore: true */ file, [], {
      execArgv: [...limits, ...rights],
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    return child.on('error', () => child.kill('SIGKILL'))
  } catch {
    // The system has no memory left.
    return null
  }
}

// Lowers the priority: the server and its pages come first. Only once the process is ready, so that it starts quickly.
function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended.
  }
}

// A process without a job must not keep a script or a test running.
function setBusy(child: ChildProcess, isBusy: boolean) {
  const action = isBusy ? 'ref' : 'unref'
  child[action]()
  child.channel?.[action]()
}

const MEMORY_CHECK_MS = 20

/** Returns the memory that a process uses, in megabytes; 0 if the system does not report it. */
function getMemory({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s{1,99}(\d{1,12}) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

type Performed = { outcome: Outcome; ms: number }

/** Runs one job; `ms` is its time limit without the start of the process. */
function perform(
  child: ChildProcess,
  isStarted: boolean,
  request: object,
  { deadlineMs, memoryMB }: PoolOptions,
): Promise<Performed> {
  return new Promise((resolve) => {
    let isReady = isStarted
    let startedAt = performance.now()
    let timer = setTimeout(() => end({ is: isReady ? 'deadline' : 'unstarted' }), isReady ? deadlineMs : START_MS)
    const onMessage = (message: unknown) => {
      if (message !== READY) return end({ is: 'done', value: message })
      isReady = true
      startedAt = performance.now()
      lowerPriority(child)
      clearTimeout(timer)
      timer = setTimeout(() => end({ is: 'deadline' }), deadlineMs)
    }
    const kill = () => child.kill('SIGKILL')
    const guard = setInterval(() => getMemory(child) > memoryMB && kill(), MEMORY_CHECK_MS)
    const onGone = () => end({ is: isReady ? 'died' : 'unstarted' })
    function end(outcome: Outcome) {
      clearTimeout(timer)
      clearInterval(guard)
      process.off('exit', kill)
      child.off('message', onMessage).off('exit', onGone).off('error', onGone)
      resolve({ outcome, ms: Math.round(performance.now() - startedAt) })
    }
    process.on('exit', kill)
    child.on('message', onMessage).on('exit', onGone).on('error', onGone)
    child.send(request, () => undefined)
  })
}

/** Counts the time of each owner's jobs within the last minute. A running job counts as if it took the maximum. */
function createSpentTime(longestMs: number) {
  const spent = new Map<string, number>()
  const add = (owner: string, ms: number) => {
    const sum = (spent.get(owner) ?? 0) + ms
    if (sum > 0) spent.set(owner, sum)
    else spent.delete(owner)
  }
  return {
    get: (owner: string) => spent.get(owner) ?? 0,
    start(owner: string): (ms: number) => void {
      add(owner, longestMs)
      return (ms) => {
        add(owner, ms - longestMs)
        setTimeout(() => add(owner, -ms), WINDOW_MS).unref()
      }
    },
  }
}

/** Creates a pool. A process that misses the deadline, dies or keeps too much memory is replaced for the next job. */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const waiting: Job[] = []
  const idle: ChildProcess[] = []
  const spent = createSpentTime(options.deadlineMs)
  let busy = 0

  function takeIdle() {
    let child = idle.pop()
    while (child && !child.connected) child = idle.pop()
    return child
  }
  async function work({ request, owner, settle, timer }: Job) {
    clearTimeout(timer)
    const known = takeIdle()
    const child = known ?? tryStart(options)
    if (!child) return settle({ is: 'unstarted' })
    busy += 1
    setBusy(child, true)
    const endTime = spent.start(owner)
    const { outcome, ms } = await perform(child, known !== undefined, request, options)
    endTime(ms)
    busy -= 1
    setBusy(child, false)
    const hasGrown = getMemory(child) > options.keptMB
    if (outcome.is !== 'done' || hasGrown) child.kill('SIGKILL')
    else if (child.connected) idle.push(child)
    settle(outcome)
    startNext()
  }
  function startNext() {
    let job = waiting[0]
    for (const other of waiting) if (job && spent.get(other.owner) < spent.get(job.owner)) job = other
    if (!job) return
    const usable = spent.get(job.owner) > HEAVY_MS ? Math.max(1, options.size - 1) : options.size
    if (busy >= usable) return
    waiting.splice(waiting.indexOf(job), 1)
    void work(job)
  }
  function forget(job: Job) {
    clearTimeout(job.timer)
    waiting.splice(waiting.indexOf(job), 1)
    job.settle({ is: 'busy' })
  }

  return {
    run: (request, owner = '') =>
      new Promise((settle) => {
        if (waiting.length >= options.maxWaiting) {
          const heaviest = waiting.reduce((one, other) => (spent.get(other.owner) > spent.get(one.owner) ? other : one))
          if (spent.get(heaviest.owner) <= spent.get(owner)) return settle({ is: 'busy' })
          forget(heaviest)
        }
        const job: Job = { request, owner, settle, timer: setTimeout(() => forget(job), options.waitMs) }
        waiting.push(job)
        startNext()
      }),
  }
}
