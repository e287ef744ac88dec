import { fork } from 'node:child_process'
import path from 'node:path'

/** One response of /healthz; status 0 means none. */
export type Probe = { at: number; ms: number; status: number }

/** Measures how long /healthz takes, in a separate process. */
export function watchHealth(base: string) {
  const probes: Probe[] = []
  const child = fork(path.join(import.meta.dirname, 'watch-health.ts'), [base], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: 'production' },
  })
  child.on('message', (probe: Probe) => probes.push(probe))
  return {
    probes,
    longestSince: (start: number) => probes.reduce((most, { at, ms }) => (at >= start ? Math.max(most, ms) : most), 0),
    stop: () => child.disconnect(),
  }
}
