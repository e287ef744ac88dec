import { setTimeout as sleep } from 'node:timers/promises'

/** Begins something so often, at its time and not when the one before has ended: people do not wait for each other. */
export async function repeat(everyMs: number, until: number, act: (due: number) => Promise<void>) {
  const running = new Set<Promise<void>>()
  for (let due = performance.now(); due < until; due += everyMs) {
    await sleep(Math.max(0, due - performance.now()))
    const run = act(due).finally(() => running.delete(run))
    running.add(run)
  }
  await Promise.all(running)
}
