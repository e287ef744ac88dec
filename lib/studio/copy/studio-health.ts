import type { BackupWarning } from '../../backups/backup-state.ts'

const many = (count: number, one: string, more = `${one}s`) =>
  count === 1 ? `one ${one}` : `${count.toLocaleString('en')} ${more}`

/** Copy of the page about the site's health. */
export const healthCopy = {
  title: 'Health',
  lead: 'Whether the site can do its work, and what to do if not. The page updates every minute.',
  good: 'Good',
  bad: 'Needs attention',
  site: 'The site',
  ready: 'The site serves pages and accepts forms.',
  /** What to do about each reason that /readyz gives. */
  troubles: {
    'no space':
      'There is too little free space on the disk, so the site accepts no files. Make room, or ask whoever runs the server.',
    'file store away':
      'The store of candidates’ files does not answer, so nobody can send a file. It recovers by itself once the store is back.',
    'database away':
      'The database does not answer. Pages are served, forms are not accepted. Ask whoever runs the server.',
    'database busy': 'The database is busy. If this stays for more than a few minutes, ask whoever runs the server.',
    'database damaged':
      'The database is damaged. Ask whoever runs the server to stop the site and restore the newest copy.',
    'data folder not usable':
      'The site cannot write to its data folder. Ask whoever runs the server to check its disk and rights.',
  } as Record<string, string>,
  otherTrouble: (trouble: string) => `The site is not ready: ${trouble}. Ask whoever runs the server.`,
  disk: 'Disk',
  free: (free: number, min: number) =>
    `${free.toLocaleString('en')} MB are free. Below ${min.toLocaleString('en')} MB the site accepts no files.`,
  nearlyFull: 'The disk is nearly full. Make room before candidates are asked to come back later.',
  mail: 'Mail',
  noMail: 'The site sends no mail, because no mail server is set (SMTP_URL). Nobody is promised any.',
  lastSent: (moment: string) => `The last mail was sent ${moment}.`,
  noneSent: 'No mail was sent in the last thirty days.',
  waiting: (count: number, minutes: number) =>
    `${many(count, 'mail is', 'mails are')} waiting, the oldest for ${many(minutes, 'minute')}.`,
  noneWaiting: 'No mail is waiting.',
  problem: (code: string) => `The last error was ${code}.`,
  late: 'The mail server refuses mail or does not answer. The site tries again for three days. Check the account of the mail server.',
  dead: (count: number) =>
    `${many(count, 'mail')} could not be delivered and will not be tried again. Whoever runs the server can list them with npm run deliveries.`,
  backups: 'Backups',
  noBackups:
    'The site makes no copies of its data. If nobody else does, all of it is lost with the disk. Ask whoever runs the server to set BACKUP_URL.',
  copies: (count: number, days: number) =>
    `There ${count === 0 ? 'is no copy' : count === 1 ? 'is one copy' : `are ${count} copies`}. Each is kept for ${days} days.`,
  newest: (moment: string) => `The newest is from ${moment}.`,
  notCopied: (moment: string, problem: string) => `The copy of ${moment} could not be made. ${problem}`,
  proved: (
    moment: string,
    run: { copy: string; rows: number; applications: number; messages: number; files: number; seconds: number },
  ) =>
    `${run.copy} was restored as a test ${moment}, in ${many(Math.max(1, run.seconds), 'second')}: ${many(run.rows, 'row')}, with ${many(run.applications, 'application')} and ${many(run.messages, 'message')}, and ${many(run.files, 'file')}. All are as they were copied.`,
  notProved: (moment: string, copy: string, problem: string) =>
    `${copy} could not be restored as a test ${moment}. ${problem}`,
  warnings: {
    none: 'There is no copy. The site tries every hour: if this stays, ask whoever runs the server.',
    old: 'The newest copy is more than two days old. Ask whoever runs the server why no new one is made.',
    damaged:
      'Do not rely on this copy. The site tries a newer one within a day. If that fails too, check the place of the copies.',
    'not proved': 'No copy was restored as a test for a week, so nobody knows whether it works.',
  } satisfies Record<BackupWarning, string>,
  about: 'Versions and places',
  version: (site: string, deployment: string | null) =>
    `Site ${site}${deployment ? `, deployment ${deployment}` : ''}.`,
  runtime: (node: string, moment: string) => `Node ${node}, running since ${moment}.`,
  database: (engine: string, version: string) => `Data is in ${engine} ${version}.`,
  files: {
    folder: 'Candidates’ files are in a folder on the server.',
    bucket: 'Candidates’ files are in a bucket.',
  },
} as const
