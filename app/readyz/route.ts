import { connection } from 'next/server'
import { getBackend } from '@/lib/backend'
import { describeError, log } from '@/lib/log'

const answer = (status: 200 | 503, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  })

/** 200 when the backend answers, 503 when it does not: a balancer's question. A server that is about to stop answers by itself (server/drain.ts). */
export async function GET() {
  await connection()
  try {
    await getBackend().getTeam()
    return answer(200, 'ready')
  } catch (error) {
    log.warn('not ready', describeError(error))
    return answer(503, 'backend away')
  }
}
