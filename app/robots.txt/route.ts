import { connection } from 'next/server'
import { getEnv } from '@/lib/env'
import { respondWithText } from '@/lib/seo/feeds/respond-with-text'
import { toRobotsText } from '@/lib/seo/robots'

export async function GET(request: Request) {
  // The build does not know the settings of the server that runs it.
  await connection()
  const { SITE_URL, AI_USE } = getEnv()
  return respondWithText(request, { text: toRobotsText(SITE_URL, AI_USE), type: 'text/plain' })
}
