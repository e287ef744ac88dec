import { routes } from '../routes.ts'

/** The beginning of each job link's path: tokens begin with "Salted__" in Base64. */
const START = routes.job('U2FsdGVkX1')

const RECEIPT = 'submitted'

/** Returns the path of a job link whose Base64 token has lost its `%2F` encoding; `null` for any other path. */
export function toJobLinkPath(path: string): string | null {
  if (!path.startsWith(START)) return null
  const segments = path.slice(routes.job('').length).split('/')
  while (segments.at(-1) === '') segments.pop()
  const isReceipt = segments.at(-1) === RECEIPT
  const token = (isReceipt ? segments.slice(0, -1) : segments).join('_')
  return routes.job(token) + (isReceipt ? `/${RECEIPT}` : '')
}
