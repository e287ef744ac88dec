import { cacheLife } from 'next/cache'

/** The year in which the page was made; asked anew each day. */
export async function ThisYear() {
  'use cache'
  cacheLife('days')
  return new Date().getFullYear()
}
