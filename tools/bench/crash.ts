/**
 * `npm run crash -- [--rounds 50] [--built]`: builds the site if need be, and kills it with SIGKILL that often while
 * people apply with two files each; with `--built` the site as it was built last, whose secrets are in the environment. Fails
 * when an application that was acknowledged is not stored with both files, when one is stored twice, or when a retry is refused.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { FILE_FIELDS } from '../../lib/application/steps.ts'
import { jobs } from '../../lib/backend/own/seed/jobs.ts'
import { type Applicant, crash, type Victim } from '../../lib/backend/testing-crash.ts'
import { encryptJobId } from '../../lib/jobs/job-link.ts'
import { routes } from '../../lib/routes.ts'
import { answers } from '../load/visitors.ts'
import { prepareSite, startSite } from './site.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, built: { type: 'boolean' } },
})

type Sent = { link?: string; reference?: string | null }

/** Applies as the wizard does: two uploads, then the answers. */
async function apply(url: string, { key, files }: Applicant): Promise<string | null> {
  const post = async (address: string, idempotencyKey: string, body: FormData | string): Promise<Sent> => {
    const headers = {
      'idempotency-key': idempotencyKey,
      // The site counts posts by address, and these are people.
      'x-forwarded-for': `100.64.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(url + address, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return (await answer.json()) as Sent
  }
  const upload = async (file: Applicant['files'][number], at: number) => {
    const form = new FormData()
    form.append(
      FILE_FIELDS[at] ?? '',
      new File([new Uint8Array(await readFile(file.path))], file.name, { type: file.type }),
    )
    return (await post(routes.api.upload, `${key}-${at}`, form)).link
  }
  const [resumeLink, coverLetterLink] = await Promise.all(files.map(upload))
  const email = `${key}@mail.example`
  const jobId = encryptJobId(jobs[0]?.id ?? '')
  const sent = { ...answers, email, jobId, resumeLink, coverLetterLink }
  return (await post(routes.api.apply, key, JSON.stringify(sent))).reference ?? null
}

async function prepareVictim(): Promise<Victim> {
  const { port, env } = values.built ? { port: Number(process.env.PORT), env: {} } : await prepareSite()
  return { start: (dataDir) => startSite({ port, env: { ...env, DATA_DIR: dataDir, TRUST_PROXY: 'true' } }), apply }
}

const folder = await mkdtemp(path.join(tmpdir(), 'site-crash-'))
const rounds = Number(values.rounds)
const result = await crash(folder, rounds, await prepareVictim())
process.stdout.write(`${JSON.stringify({ rounds, ...result })}\n`)
await rm(folder, { recursive: true, force: true })
const { lost, damaged, doubled, failedRetries, acknowledged } = result
process.exit(lost + damaged + doubled + failedRetries === 0 && acknowledged > 0 ? 0 : 1)
