/** `npm run migrate-data --prefix tools`: copies a site from SQLite and its folder to PostgreSQL and a bucket. Run it with --help. */
import { parseArgs } from 'node:util'
import { BackupError, classifyDataError, NewerDatabaseError } from '../lib/db/data-error.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { type Moved, moveSite } from '../lib/db/move-data.ts'
import { ConfigurationError, type Env, readSettings } from '../lib/env.ts'
import { findStoredSecrets, type Secrets } from '../lib/security/stored-secrets.ts'
import { fail, say } from './terminal.ts'

const HELP = `npm run migrate-data --prefix tools -- --to postgres://user:password@host/name --files s3://bucket/prefix

Copies this site, also while it runs, from the SQLite database and the folder of files in DATA_DIR. Nothing is changed there.
  --to       the PostgreSQL database: rows, and the site's secrets, encrypted with SECRETS_KEY. Where others use this
             machine, leave the password out and set PGPASSWORD
  --files    the bucket; AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY as for the site
  --quick    reads only new files back, for the last run while the site is stopped
Either of --to and --files may be missing. Run it as often as you like, also after it was interrupted: it copies what is
new, removes what is gone, and reads every file back to compare its SHA-256. Set what the site itself has set.
`

const PROGRESS_MS = 5_000
const SETTINGS = [...FILE_SETTINGS, 'DATABASE_URL', 'JOB_LINK_SECRET', 'SIGNING_SECRET', 'SECRETS_KEY'] as const

function readArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({ options: { to: text, files: text, quick: flag, help: flag } }).values
  } catch (error) {
    return fail(`${(error as Error).message.split('\n')[0]} (--help says more.)`)
  }
}

/** Reads the settings of a site. Reports problems in one line. */
function read(source: Record<string, string | undefined>): Env {
  try {
    return readSettings(source, SETTINGS)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const problems = error.message.split('\n').slice(1)
    return fail(
      problems
        .map((problem) => problem.trim().replace('DATABASE_URL', '--to').replace('FILES_URL', '--files'))
        .join('; '),
    )
  }
}

function getSecrets({ DATA_DIR, JOB_LINK_SECRET, SIGNING_SECRET }: Env): Secrets {
  const kept = findStoredSecrets(DATA_DIR)
  const jobLink = JOB_LINK_SECRET ?? kept?.jobLink
  const signing = SIGNING_SECRET ?? kept?.signing
  if (jobLink && signing) return { jobLink, signing }
  return fail(`${DATA_DIR} holds no secrets.json: set JOB_LINK_SECRET and SIGNING_SECRET as the site has them.`)
}

const { to, files, quick = false, help } = readArguments()
if (help) {
  say(HELP)
  process.exit(0)
}
if (!to && !files) fail('Say where to: --to postgres://…, --files s3://…, or both. (--help says more.)')

const env = read(process.env)
if (env.DATABASE_URL)
  fail('DATABASE_URL is set: this site has left SQLite already. Unset it to move the data of DATA_DIR.')
if (files && env.FILES_URL) fail('FILES_URL is set: the files are in a bucket already. Leave --files out.')
const target = read({ ...process.env, DATABASE_URL: to, ...(files && { FILES_URL: files }) })
const hasSettings = Boolean(env.JOB_LINK_SECRET && env.SIGNING_SECRET)
if (to && !env.SECRETS_KEY && !hasSettings)
  fail('Set SECRETS_KEY, with which the database keeps the secrets of the site: openssl rand -base64 32')

function toSummary({ applications, messages, subscribers, files: moved }: Moved): string {
  const rows = `${applications} applications, ${messages} messages, ${subscribers} subscribers`
  if (!moved) return rows
  const kept = quick ? 'were there already' : 'were there already, with the right content'
  return `${rows}; ${moved.copied} files were copied and compared, ${moved.kept} ${kept}`
}

const toNextSteps = () => `
What to do next:
1. ${
  quick
    ? 'If the site was still running: stop it, and run this command once more.'
    : 'Stop the site, and run the same command again with --quick: it copies what arrived meanwhile.'
}
2. Set ${[
  to && 'DATABASE_URL to the address after --to',
  files && `FILES_URL=${files}`,
  to && (env.SECRETS_KEY ? 'the same SECRETS_KEY' : 'JOB_LINK_SECRET and SIGNING_SECRET as they are'),
]
  .filter(Boolean)
  .join(', ')}${files ? ', and the AWS_ variables' : ''}: on every machine.
3. Start the site. Job links that were shared keep working. Keep ${env.DATA_DIR} until you are content${
  files || env.FILES_URL ? '.' : ': the files are still in it, and other machines do not see them.'
}`

let lastTold = Date.now()

try {
  const moved = await moveSite({
    dataDir: env.DATA_DIR,
    files: createFileStore(env),
    toDatabase: to ? { url: to, secrets: getSecrets(env), secretsKey: env.SECRETS_KEY } : undefined,
    toFiles: files ? createFileStore(target) : undefined,
    isQuick: quick,
    tell({ copied, kept }) {
      if (Date.now() - lastTold < PROGRESS_MS) return
      lastTold = Date.now()
      say(`${copied} files copied, ${kept} were there already …`)
    },
  })
  say(`Moved: ${toSummary(moved)}.\n${toNextSteps()}`)
} catch (error) {
  if (error instanceof BackupError || error instanceof NewerDatabaseError || error instanceof ConfigurationError)
    fail(error.message)
  const found = classifyDataError(error)
  if (!found) throw error
  fail(
    `${found.trouble} (${found.code}). Nothing is lost: run the command again. docs/troubleshooting.md says what to do.`,
  )
}
