import { type ChildProcess, fork } from 'node:child_process'

/** What became of a job. busy: the queue is full or slow · deadline: too slow · died: its process ended · unstarted: no process. */
type Outcome = { is: 'done'; value: unknown } | { is: 'busy' | 'deadline' | 'died' | 'unstarted' }

type PoolOptions = {
  /** The TypeScript file that every process runs. It sends READY, and then one answer for each message. */
  file: string
  size: number
  deadlineMs: number
  /** How many jobs may wait for a process, and for how long. */
  maxWaiting: number
  waitMs: number
  /** The most memory for JavaScript's objects. Buffers do not count: the file has to limit them itself. */
  heapMB: number
}

type Job = { request: object; settle: (outcome: Outcome) => void; timer: NodeJS.Timeout }

/** Runs jobs in a few processes that are started when they are first needed. */
export type ProcessPool = { run(request: object): Promise<Outcome> }

/** What a process of a pool says once it can take a job. */
export const READY = 'ready'

const START_MS = 20_000

// No settings, no writing, no output: what V8 prints when memory runs out is no log line.
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

// A process without a job keeps neither a script nor a test from ending.
function setBusy(child: ChildProcess, isBusy: boolean) {
  const action = isBusy ? 'ref' : 'unref'
  child[action]()
  child.channel?.[action]()
}

function perform(child: ChildProcess, isStarted: boolean, request: object, deadlineMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let isReady = isStarted
    let timer = setTimeout(() => end({ is: isReady ? 'deadline' : 'unstarted' }), isReady ? deadlineMs : START_MS)
    const onMessage = (message: unknown) => {
      if (message !== READY) return end({ is: 'done', value: message })
      isReady = true
      clearTimeout(timer)
      timer = setTimeout(() => end({ is: 'deadline' }), deadlineMs)
    }
    const kill = () => child.kill('SIGKILL')
    const onGone = () => end({ is: isReady ? 'died' : 'unstarted' })
    function end(outcome: Outcome) {
      clearTimeout(timer)
      process.off('exit', kill)
      child.off('message', onMessage).off('exit', onGone).off('error', onGone)
      resolve(outcome)
    }
    process.on('exit', kill)
    child.on('message', onMessage).on('exit', onGone).on('error', onGone)
    child.send(request, () => undefined)
  })
}

/** Makes a pool. A process that misses the deadline or dies is replaced for the next job. */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const waiting: Job[] = []
  const idle: ChildProcess[] = []
  let busy = 0

  function takeIdle() {
    let child = idle.pop()
    while (child && !child.connected) child = idle.pop()
    return child
  }
  async function work({ request, settle, timer }: Job) {
    clearTimeout(timer)
    const known = takeIdle()
    const child = known ?? tryStart(options)
    if (!child) return settle({ is: 'unstarted' })
    busy += 1
    setBusy(child, true)
    const outcome = await perform(child, known !== undefined, request, options.deadlineMs)
    busy -= 1
    setBusy(child, false)
    if (outcome.is !== 'done') child.kill('SIGKILL')
    else if (child.connected) idle.push(child)
    settle(outcome)
    startNext()
  }
  function startNext() {
    const job = busy < options.size ? waiting.shift() : undefined
    if (job) void work(job)
  }
  function forget(job: Job) {
    waiting.splice(waiting.indexOf(job), 1)
    job.settle({ is: 'busy' })
  }

  return {
    run: (request) =>
      new Promise((settle) => {
        if (waiting.length >= options.maxWaiting) return settle({ is: 'busy' })
        const job: Job = { request, settle, timer: setTimeout(() => forget(job), options.waitMs) }
        waiting.push(job)
        startNext()
      }),
  }
}
