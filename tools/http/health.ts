import { fork } from 'node:child_process'
import path from 'node:path'

/** One answer of /healthz: when it came, how long it took, and its status, 0 for none. */
export type Probe = { at: number; ms: number; status: number }

/** Watches how long /healthz takes while other things happen, in a process of its own. */
export function watchHealth(base: string) {
  const probes: Probe[] = []
  const child = fork(path.join(import.meta.dirname, 'watch-health.ts'), [base], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A test runner's own loaders are not for this one.
    env: { NODE_ENV: 'production' },
  })
  child.on('message', (probe: Probe) => probes.push(probe))
  return {
    probes,
    /** The longest answer among those that were waited for at some time since then, in milliseconds. */
    longestSince: (start: number) => probes.reduce((most, { at, ms }) => (at >= start ? Math.max(most, ms) : most), 0),
    stop: () => child.disconnect(),
  }
}
