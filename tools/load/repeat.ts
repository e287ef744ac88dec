import { setTimeout as sleep } from 'node:timers/promises'

/** Starts an action at fixed times, whether or not the one before has ended. */
export async function repeat(everyMs: number, until: number, act: (due: number) => Promise<void>) {
  const running = new Set<Promise<void>>()
  for (let due = performance.now(); due < until; due += everyMs) {
    await sleep(Math.max(0, due - performance.now()))
    const run = act(due).finally(() => running.delete(run))
    running.add(run)
  }
  await Promise.all(running)
}
