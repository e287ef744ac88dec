import { healthCopy as copy } from '@/lib/studio/copy/studio-health'
import type { Health as State } from '@/lib/studio/health'
import { type HealthSection, toSections } from './to-sections'

const run = {
  copy: 'site-2026-11-26T02-00-00Z',
  startedAt: '2026-11-26T02:00:00.000Z',
  seconds: 3,
  files: 4,
  problem: '',
}
const well: State = {
  troubles: [],
  disk: { freeMb: 40_000, minMb: 500 },
  database: { engine: 'SQLite', version: '3.50.1' },
  files: 'folder',
  mail: { lastSentAt: '2026-11-26T05:00:00.000Z', waiting: 0, oldestS: 0, dead: 0, problem: null },
  backups: {
    copies: 14,
    newestAt: run.startedAt,
    keepDays: 14,
    copy: { ...run, rows: 0, applications: 0, messages: 0 },
    proof: { ...run, rows: 1_234, applications: 12, messages: 1 },
    warnings: [],
  },
  versions: { site: '1.2.3', deployment: null, node: 'v24.1.0', startedAt: '2026-11-25T12:00:00.000Z' },
}

const find = (health: State, title: string) =>
  toSections(health).find((section) => section.title === title) as HealthSection

it('says in sentences that all is well, with the figures of the last restore', () => {
  expect(toSections(well).map(({ isGood }) => isGood)).toEqual([true, true, true, true, null])
  const facts = find(well, copy.backups).facts.join(' ')
  expect(facts).toContain('in 3 seconds: 1,234 rows, with 12 applications and one message, and 4 files')
  expect(find(well, copy.mail).facts).toContain('The last mail was sent 26 Nov 2026, 11:00.')
})

it('says what is wrong and what to do, also for a reason that it has no words for', () => {
  const ill: State = {
    ...well,
    troubles: ['no space', 'database newer than the site'],
    mail: { lastSentAt: null, waiting: 2, oldestS: 4_000, dead: 1, problem: 'SMTP 451' },
    disk: { freeMb: 300, minMb: 500 },
    backups: well.backups && {
      ...well.backups,
      proof: { ...run, rows: 0, applications: 0, messages: 0, problem: 'applications has 0 rows instead of 1.' },
      warnings: ['damaged'],
    },
  }
  const site = find(ill, copy.site)
  expect(site).toMatchObject({ isGood: false, facts: [] })
  expect(site.advice).toEqual([copy.troubles['no space'], copy.otherTrouble('database newer than the site')])
  expect(find(ill, copy.mail).advice).toEqual([copy.late, copy.dead(1)])
  expect(find(ill, copy.mail).facts).toContain('The last error was SMTP 451.')
  expect(find(ill, copy.disk).advice).toEqual([copy.nearlyFull])
  expect(find(ill, copy.backups).advice).toEqual([copy.warnings.damaged])
  expect(find(ill, copy.backups).facts.join(' ')).toContain('0 rows instead of 1')
})

it('advises copies where there are none, and accepts that no mail is sent', () => {
  const bare = { ...well, mail: null, backups: null }
  expect(find(bare, copy.backups).advice).toEqual([copy.noBackups])
  expect(find(bare, copy.mail).isGood).toBe(true)
})
