import { connection } from 'next/server'
import { getBackend } from '@/lib/backend'
import { describeError, log } from '@/lib/log'

/** 200 when the backend answers, 503 when it does not: a balancer's question, not a visitor's. */
export async function GET() {
  await connection()
  try {
    await getBackend().getTeam()
    return new Response('ready\n', { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.warn('not ready', describeError(error))
    return new Response('backend away\n', { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}
