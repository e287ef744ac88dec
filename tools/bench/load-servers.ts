import { toMedians } from '../load/figures.ts'
import { loadAutocannon } from './measuring-tools.ts'

const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 25
// As a browser sends it, so that the server has to compress its responses.
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** Requests per second: the medians of two servers, and the median of the rounds' ratios. */
export type LoadFigures = { ours: number; other: number; ratio: number }

/** Loads two addresses in turns, so that other work of the machine affects both. */
export async function compareLoad(name: string, ours: string, other: string): Promise<LoadFigures> {
  const autocannon = await loadAutocannon()
  const measure = async (url: string, duration: number) => {
    const { requests, non2xx, errors } = await autocannon({ url, duration, connections: CONNECTIONS, headers })
    if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times under load.`)
    return requests.average
  }
  // A new process compiles its hot code first.
  for (const url of [ours, other]) await measure(url, SECONDS)
  const rounds: LoadFigures[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const figures = { ours: await measure(ours, SECONDS), other: await measure(other, SECONDS) }
    rounds.push({ ...figures, ratio: figures.ours / figures.other })
    console.log(`${name} ${round}/${ROUNDS}: ${Math.round(figures.ours)} and ${Math.round(figures.other)} requests/s`)
  }
  return toMedians(rounds)
}
