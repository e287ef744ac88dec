import { connection } from 'next/server'
import { getBackend } from '@/lib/backend'
import { describeError, log } from '@/lib/log'
import { isDraining } from '@/lib/server/drain'

const answer = (status: 200 | 503, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  })

/** 200 when the backend answers, 503 when it does not or this process stops: a balancer's question, not a visitor's. */
export async function GET() {
  await connection()
  if (isDraining()) return answer(503, 'stopping')
  try {
    await getBackend().getTeam()
    return answer(200, 'ready')
  } catch (error) {
    log.warn('not ready', describeError(error))
    return answer(503, 'backend away')
  }
}
