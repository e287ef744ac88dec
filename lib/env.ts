import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { countChanges } from './format/count-changes.ts'
import { isEmail, toAsciiEmail } from './format/email-address.ts'
import { keepsPromises } from './keeps-promises.ts'

// A folder, also as a file: address, or a prefix in a bucket.
const backupAddress = z
  .string()
  .refine(
    (value) => !value.includes('://') || /^(?:file:\/\/\/|s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/|$))[^?#@]*$/.test(value),
    'must be a folder, file:///folder or s3://bucket/prefix',
  )
  .transform((value) => {
    if (value.startsWith('s3:')) return value.replace(/\/$/, '')
    return path.resolve(/* turbopackIgnore: true */ value.startsWith('file:') ? fileURLToPath(value) : value)
  })

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const url = (protocol: RegExp, start: string) =>
  z.url({ protocol, error: `must be an address that starts with ${start}` })
const httpUrl = url(/^https?$/, 'http:// or https://').transform((value) => value.replace(/\/+$/, ''))

const s3Url = z
  .url({ protocol: /^s3$/, hostname: /^[a-z0-9][a-z0-9.-]+$/, error: 'must have the form s3://bucket/prefix' })
  .refine((value) => !/[?#@]/.test(value), 'must have the form s3://bucket/prefix')

// A space or a semicolon would start something else in the policy of every page.
const host = z.string().regex(/^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/, 'must be a host name, such as images.example.org')
const hosts = z
  .string()
  .default('')
  .transform((value): string[] => value.toLowerCase().match(/[^\s,]+/g) ?? [])
  .pipe(z.array(host))

const email = z.string().overwrite(toAsciiEmail).refine(isEmail, 'must be an email address')
// "Name <address>" or an address. A line break would start another header.
const mailbox = z
  .string()
  .max(300)
  .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an email address, or Name <address>')

/** The minimum length of a secret: anyone who has a job link can test guesses offline. */
export const MIN_SECRET = 32

/** One or more signals with a decision for each, such as `search=yes, ai-train=no` (contentsignals.org). */
const signals = z
  .string()
  .regex(
    /^(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?:search|ai-input|ai-train)=(?:yes|no)){0,2}$/,
    'must have the form search=yes, ai-input=yes, ai-train=no',
  )

const longSecret = z.string().min(MIN_SECRET, `must have at least ${MIN_SECRET} characters: openssl rand -base64 32`)
const megabytes = (standard: number) => z.coerce.number('must be a number of megabytes').int().min(0).default(standard)

const isWithin = (folder: string, target: string) =>
  !target.startsWith('s3:') && !path.relative(path.resolve(/* turbopackIgnore: true */ folder), target).startsWith('..')

const settings = z
  .object({
    HOST: z.string().min(1).optional(),
    HSTS: z.enum(['subdomains', 'subdomains preload'], 'must be "subdomains" or "subdomains preload"').optional(),
    PORT: z.coerce.number('must be a port number').int().min(1).max(65535).default(3000),
    SITE_URL: httpUrl.optional(),
    BACKEND_URL: httpUrl.optional(),
    MEDIA_URL: httpUrl.optional(),
    IMAGE_HOSTS: hosts,
    JOB_LINK_SECRET: longSecret.optional(),
    SIGNING_SECRET: longSecret.optional(),
    SECRETS_KEY: longSecret.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://').optional(),
    DEPLOYMENT_ID: z
      .string()
      .regex(/^[\w-]{1,32}$/, 'must have at most 32 letters, digits, - and _')
      .optional(),
    BACKEND_TIMEOUT_MS: z.coerce.number('must be a number of milliseconds').int().min(100).max(120_000).default(10_000),
    TRUST_PROXY: flag.default(false),
    LIMIT_MISSES: flag.default(true),
    AUDIT_MONTHS: z.coerce.number('must be a number of months').int().min(1).max(120).default(24),
    AI_USE: signals.default('search=yes, ai-input=yes, ai-train=no'),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and -')
      .optional(),
    INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),
    GOOGLE_INDEXING_FILE: z.string().min(1).optional(),
    GOOGLE_INDEXING_URL: httpUrl.default('https://indexing.googleapis.com/v3/urlNotifications:publish'),
    COUNT_READS: flag.default(true),
    SMTP_URL: url(/^smtps?$/, 'smtp:// or smtps://').optional(),
    MAIL_FROM: mailbox.optional(),
    MAIL_TO_HIRING: email.optional(),
    MAIL_TO_SALES: email.optional(),
    PUBLISH_PROMISES: flag.default(false),
    STUDIO: z.enum(['on', 'off'], 'must be on or off').default('on'),
    STUDIO_HOST: host.optional(),
    SHUTDOWN_GRACE_MS: z.coerce.number('must be a number of milliseconds').int().min(0).max(20_000).default(3_000),
    REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    FILES_URL: s3Url.optional(),
    FILES_ENCRYPTION: z.enum(['AES256', 'off'], 'must be AES256 or off').default('AES256'),
    AWS_ENDPOINT_URL: httpUrl.optional(),
    AWS_REGION: z.string().min(1).default('us-east-1'),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    SCAN_COMMAND: z.string().optional(),
    UNCLAIMED_MB_PER_ADDRESS: megabytes(200),
    UNCLAIMED_MB: megabytes(2_048),
    CLAIMED_MB_PER_ADDRESS: megabytes(200),
    CLAIMED_MB: megabytes(4_096),
    FREE_SPACE_MB: megabytes(500),
    BACKUP_URL: backupAddress.optional(),
    BACKUP_KEEP: z.coerce.number('must be a number of days').int().min(2).max(3_650).default(14),
    METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  })
  .refine((env) => !env.FILES_URL || (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY), {
    path: ['FILES_URL'],
    message: 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  })

const schema = settings
  .refine((env) => !env.BACKUP_URL?.startsWith('s3:') || (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY), {
    path: ['BACKUP_URL'],
    message: 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  })
  .refine((env) => env.METRICS_PORT !== env.PORT, { path: ['METRICS_PORT'], message: 'must differ from PORT' })
  .refine((env) => !env.BACKUP_URL || !isWithin(env.DATA_DIR, env.BACKUP_URL), {
    path: ['BACKUP_URL'],
    message: 'must not be inside DATA_DIR: a copy there is lost together with the data',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, { path: ['SMTP_URL'], message: 'needs MAIL_FROM' })
  .refine((env) => !env.BACKEND_URL || env.JOB_LINK_SECRET, {
    path: ['JOB_LINK_SECRET'],
    message: 'is required when BACKEND_URL is set: it encrypts the ids in job links',
  })
  .refine((env) => !env.DATABASE_URL || env.SECRETS_KEY || (env.JOB_LINK_SECRET && env.SIGNING_SECRET), {
    path: ['DATABASE_URL'],
    message: 'requires SECRETS_KEY, or JOB_LINK_SECRET and SIGNING_SECRET, the same on all machines',
  })

/** The checked configuration; `SITE_URL` falls back to the local address, `DATA_DIR` is absolute. */
export type Env = Omit<z.infer<typeof schema>, 'SITE_URL'> & { SITE_URL: string }

/** Thrown at start; its message has one line for each error. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Reads and checks a set of environment variables; an empty variable counts as absent. */
export function readEnv(source: Record<string, string | undefined>, checks = schema): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = checks.safeParse(given)
  if (!result.success) {
    const errors = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new ConfigurationError(`The configuration has ${errors.length} error(s):\n${errors.join('\n')}`)
  }
  const env = result.data
  return {
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    DATA_DIR: path.resolve(/* turbopackIgnore: true */ process.cwd(), env.DATA_DIR),
  }
}

/** Checks only the settings that a command needs, and ignores the others. */
export const readSettings = (source: Record<string, string | undefined>, names: readonly (keyof Env)[]): Env =>
  readEnv(Object.fromEntries(names.map((name) => [name, source[name]])), settings)

/** Variables that are probably settings with a typing error, each with the setting that it may mean. */
export function findMisspelt(
  source: Record<string, string | undefined> = process.env,
): { name: string; meant: string }[] {
  const known = Object.keys(settings.shape)
  return Object.keys(source).flatMap((name) => {
    if (known.includes(name) || name.length > 40) return []
    // Short names resemble many others: PATH and PORT, HOME and HOST.
    const isNear = (setting: string) =>
      countChanges(name.toUpperCase(), setting) <= Math.min(2, Math.floor((setting.length - 2) / 3))
    const meant = known.find((setting) => isNear(setting))
    return meant ? [{ name, meant }] : []
  })
}

/** Returns the address of the Studio's host, for links made on the server. */
export const toStudioUrl = ({ SITE_URL, STUDIO_HOST }: Pick<Env, 'SITE_URL' | 'STUDIO_HOST'>): string =>
  STUDIO_HOST ? `${new URL(SITE_URL).protocol}//${STUDIO_HOST}` : SITE_URL

type Given = Partial<Pick<Env, 'BACKEND_URL' | 'SECRETS_KEY' | 'SMTP_URL'>>

/**
 * Returns whether the site sends mail. Content files call it while they are loaded, before the settings are checked.
 */
export const sendsMail = ({ SMTP_URL, BACKEND_URL }: Given = process.env as Given): boolean =>
  Boolean(SMTP_URL && !BACKEND_URL)

/**
 * Returns whether this machine keeps files until their application arrives: in its own store, or to pass them on later.
 */
export const keepsFiles = ({ BACKEND_URL, SECRETS_KEY }: Given = process.env as Given): boolean =>
  !BACKEND_URL || Boolean(SECRETS_KEY)

/** Returns the folder of the build that runs or is being made, relative to the project (server/copy-build.ts). */
export const getBuildFolder = (): string => process.env.BUILD_FOLDER || '.next'

/** Chooses another build folder for this process. Must be called before Next is loaded. */
export function setBuildFolder(name: string): void {
  process.env.BUILD_FOLDER = name
}

/** Returns whether the reads of pages are counted. Another backend counts its own. */
export const countsReads = ({ COUNT_READS, BACKEND_URL }: Pick<Env, 'COUNT_READS' | 'BACKEND_URL'>): boolean =>
  COUNT_READS && !BACKEND_URL

/** Returns the settings that sentences on pages depend on: a page rendered with others may make false promises. */
export const toSentenceSettings = (env: Env): string =>
  JSON.stringify([
    sendsMail(env),
    keepsFiles(env),
    keepsPromises(env.BACKEND_URL),
    env.PUBLISH_PROMISES,
    countsReads(env),
    env.IMAGE_HOSTS,
  ])

let checked: Env | undefined

export function getEnv(): Env {
  checked ??= readEnv(process.env)
  return checked
}
