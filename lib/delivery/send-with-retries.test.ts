import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DeliveryRow } from '../db/schema.ts'
import {
  deliverDue,
  EVENTS,
  RETRY_WINDOW_MS,
  type Settlement,
  STATES,
  TRANSITIONS,
  toBackoff,
  toNextState,
  toSettlement,
} from './send-with-retries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const row: DeliveryRow = {
  id: 'd1',
  reference: 'NK-1',
  recipient: 'a@mail.example',
  payload: '{}',
  state: 'sending',
  attempts: 1,
  nextAt: '',
  createdAt: new Date(0).toISOString(),
  settledAt: null,
  problem: null,
  kind: 'mail',
  mayHaveArrived: 0,
  answer: '',
}

it('has the states that its page shows', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/decisions/delivery.md'), 'utf8')
  const lines = page.split('\n').filter((line) => /^\| (?:State|waiting|sending|sent|dead) /.test(line))
  const [head, ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(head).toEqual(['State', ...EVENTS])
  expect(rows).toEqual(STATES.map((state) => [state, ...EVENTS.map((event) => TRANSITIONS[state][event] ?? '')]))
})

it('refuses events that cannot happen', () => {
  expect(toNextState('waiting', 'claimed')).toBe('sending')
  expect(() => toNextState('sent', 'retried')).toThrow('cannot be retried')
})

it('waits longer after each failure, and never all at once', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => toBackoff(attempts, 0.5) / MINUTE)).toEqual([
    1, 5, 20, 60, 120, 240, 480, 480,
  ])
  expect(toBackoff(1, 0)).toBe(0.8 * MINUTE)
  expect(toBackoff(1, 1)).toBe(1.2 * MINUTE)
})

it('tries a failure again for three days, and a refusal never', () => {
  const failed = { result: 'failed', problem: 'SMTP 451' } as const
  expect(toSettlement(row, failed, MINUTE, HOUR)).toEqual({
    state: 'waiting',
    problem: 'SMTP 451',
    nextAt: MINUTE + HOUR,
  })
  expect(toSettlement(row, failed, RETRY_WINDOW_MS, HOUR)).toMatchObject({ state: 'dead', nextAt: null })
  const refused = { result: 'refused', problem: 'SMTP 550' } as const
  expect(toSettlement(row, refused, MINUTE, HOUR)).toEqual({ state: 'dead', problem: 'SMTP 550', nextAt: null })
})

it('sends what is due and stores the results', async () => {
  const settled: Settlement[] = []
  const count = await deliverDue({
    now: () => MINUTE,
    claim: async () => [row, { ...row, id: 'd2' }],
    send: async ({ id }) => (id === 'd1' ? { result: 'accepted' } : { result: 'failed', problem: 'ETIMEDOUT' }),
    settle: async (_, settlement) => void settled.push(settlement),
  })
  expect(count).toBe(2)
  expect(settled.map(({ state }) => state)).toEqual(['sent', 'waiting'])
})
