import 'server-only'
import type { Link } from '../../content/copy-types.ts'
import { getOpenApplication } from '../backend/read-jobs.ts'
import { routes } from '../routes.ts'
import { encryptJobId } from './job-link.ts'

/** Returns a link for people whom no position fits: to the open application, or as it is if the owner has opened none. */
export async function toOpenApplicationLink(link: Link): Promise<Link> {
  const job = await getOpenApplication()
  return job ? { ...link, href: routes.job(encryptJobId(job.id)) } : link
}
