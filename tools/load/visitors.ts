import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { apply, applyWithoutScripts } from './apply.ts'
import { padDocx, padPdf } from './documents.ts'

type Tally = { ms: number[]; failures: Record<string, number> }

export const createTally = (): Tally => ({ ms: [], failures: {} })

/** Runs one action and notes its time since it was `due`, or its problem. */
async function note(tally: Tally, due: number, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
    tally.ms.push(performance.now() - due)
  } catch (error) {
    const { message, cause } = error as Error
    const problem = cause instanceof Error ? cause.message : message
    tally.failures[problem] = (tally.failures[problem] ?? 0) + 1
  }
}

/** Requests a page as a browser does. */
export const view = (tally: Tally, due: number, address: string) =>
  note(tally, due, async () => {
    const page = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(15_000) })
    await page.arrayBuffer()
    if (page.status !== 200) throw new Error(`page answered ${page.status}`)
  })

/** Creates people who apply with two files of that size, one after another. Every fourth has no scripts. */
export function createApplicants(url: string, token: string, bytes: number) {
  const resume = new File([new Uint8Array(padPdf(bytes))], 'resume.pdf')
  const coverLetter = new File([new Uint8Array(padDocx(bytes))], 'cover-letter.docx')
  let count = 0
  return (tally: Tally) => {
    count += 1
    const applyOnce = count % 4 === 0 ? applyWithoutScripts : apply
    const application = { token, key: randomUUID(), files: [resume, coverLetter] }
    return note(tally, performance.now(), () => applyOnce(url, application))
  }
}

/** Starts an action at fixed times, whether or not the previous one has ended. */
export async function repeat(everyMs: number, until: number, act: (due: number) => Promise<void>) {
  const running = new Set<Promise<void>>()
  for (let due = performance.now(); due < until; due += everyMs) {
    await sleep(Math.max(0, due - performance.now()))
    const run = act(due).finally(() => running.delete(run))
    running.add(run)
  }
  await Promise.all(running)
}
