import { execFile } from 'node:child_process'
import { log } from '../log.ts'

const SCAN_MS = 20_000

const MAX_SCANS = 8

let running = 0

/** Runs the operator's scanner on a file: exit status 0 says clean, 1 infected; anything else, or no answer in time, is a fault. */
export async function scanFile(command: string, path: string): Promise<'clean' | 'infected' | 'fault'> {
  if (running >= MAX_SCANS) return 'fault'
  const [program = '', ...options] = command.trim().split(/\s+/)
  running += 1
  try {
    const status = await new Promise((resolve) => {
      execFile(
        /* turbopackIgnore: true */ program,
        [...options, path],
        { timeout: SCAN_MS, killSignal: 'SIGKILL' },
        (error) => resolve(error ? error.code : 0),
      )
    })
    if (status === 0) return 'clean'
    const verdict = status === 1 ? 'infected' : 'fault'
    log.warn('file scanned', { verdict })
    return verdict
  } finally {
    running -= 1
  }
}
