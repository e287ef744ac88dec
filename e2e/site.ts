import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../tools/bench/free-port.ts'
import { SERVE, type Site, startSite } from '../tools/bench/site.ts'
import { type Replicas, startReplicas } from '../tools/several/replicas.ts'
import { type Server, toPort } from './ports'
import { dataDir } from './store'

/** Returns the secrets with which the built pages' job links and cards were made. */
export function readBuiltSecrets(): { jobLink: string; signing: string } {
  const { JOB_LINK_SECRET, SIGNING_SECRET } = process.env
  if (JOB_LINK_SECRET && SIGNING_SECRET) return { jobLink: JOB_LINK_SECRET, signing: SIGNING_SECRET }
  const stored = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<
    'jobLink' | 'signing',
    string
  >
  return { jobLink: JOB_LINK_SECRET || stored.jobLink, signing: SIGNING_SECRET || stored.signing }
}

/**
 * A second server of the same build with its own data folder, for tests that would fill the other folder or exceed its
 * limits. Its job links work because it has the secrets of the build. `through` is a program that runs it,
 * and stops it when it is stopped itself.
 */
export function startOwnSite(
  server: Server,
  folder: string,
  env: Record<string, string> = {},
  through: string[] = [],
): Promise<Site> {
  const { jobLink, signing } = readBuiltSecrets()
  return startSite({
    port: toPort(server),
    command: [...through, ...SERVE],
    env: { DATA_DIR: folder, JOB_LINK_SECRET: jobLink, SIGNING_SECRET: signing, ...env },
  })
}

/**
 * Starts three servers of the same build with one new PostgreSQL and one new bucket; each has a data folder in
 * `folder`.
 */
export async function startOwnReplicas(folder: string): Promise<Replicas> {
  const { jobLink: JOB_LINK_SECRET, signing: SIGNING_SECRET } = readBuiltSecrets()
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  return startReplicas({ folder, ports, secrets: { JOB_LINK_SECRET, SIGNING_SECRET } })
}
