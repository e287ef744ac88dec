import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Site, startSite } from '../scripts/bench/site.ts'
import { dataDir } from './store'

const port = Number(process.env.PORT || 3117)

/** The secret of the job links in the built pages. */
export function readBuiltSecret(): string {
  if (process.env.JOB_LINK_SECRET) return process.env.JOB_LINK_SECRET
  const { jobLink } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as { jobLink: string }
  return jobLink
}

/**
 * A second server of the same build, with a data folder of its own: for tests that would fill the other one's, or trip its
 * limits. Its job links open because it has the secret that the pages were built with.
 */
export function startOwnSite(
  offset: number,
  folder: string,
  env: Record<string, string> = {},
  through: string[] = [],
): Promise<Site> {
  return startSite({
    port: port + offset,
    through,
    env: { DATA_DIR: folder, JOB_LINK_SECRET: readBuiltSecret(), BACKEND_URL: '', ...env },
  })
}
