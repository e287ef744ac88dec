import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { LATE_MAIL_S } from '@/lib/limits'
import { healthCopy as copy } from '@/lib/studio/copy/studio-health'
import type { Health } from '@/lib/studio/health'

/** A part of the page: facts, and what to do if something is wrong. `isGood` is null if it has no state. */
export type HealthSection = { title: string; isGood: boolean | null; facts: string[]; advice: string[] }

const toSection = (title: string, facts: string[], advice: string[] = []): HealthSection => ({
  title,
  facts,
  advice,
  isGood: advice.length === 0,
})

function describeMail(mail: Health['mail']): HealthSection {
  if (!mail) return toSection(copy.mail, [copy.noMail])
  const { lastSentAt, waiting, oldestS, dead, problem } = mail
  const facts = [
    lastSentAt ? copy.lastSent(formatMoment(lastSentAt)) : copy.noneSent,
    waiting > 0 ? copy.waiting(waiting, Math.ceil(oldestS / 60)) : copy.noneWaiting,
  ]
  if (problem) facts.push(copy.problem(problem))
  const advice: string[] = []
  if (waiting > 0 && oldestS > LATE_MAIL_S) advice.push(copy.late)
  if (dead > 0) advice.push(copy.dead(dead))
  return toSection(copy.mail, facts, advice)
}

function describeBackups(backups: Health['backups']): HealthSection {
  if (!backups) return toSection(copy.backups, [], [copy.noBackups])
  const { copies, newestAt, keepDays, copy: made, proof, warnings } = backups
  const facts = [copy.copies(copies, keepDays)]
  if (newestAt) facts.push(copy.newest(formatMoment(newestAt)))
  if (made?.problem) facts.push(copy.notCopied(formatMoment(made.startedAt), made.problem))
  if (proof) {
    const moment = formatMoment(proof.startedAt)
    facts.push(proof.problem ? copy.notProved(moment, proof.copy, proof.problem) : copy.proved(moment, proof))
  }
  return toSection(
    copy.backups,
    facts,
    warnings.map((warning) => copy.warnings[warning]),
  )
}

/** Returns the parts of the page, in plain sentences. */
export function toSections({ troubles, disk, database, files, mail, backups, versions }: Health): HealthSection[] {
  const { freeMb, minMb } = disk
  return [
    toSection(
      copy.site,
      troubles.length === 0 ? [copy.ready] : [],
      troubles.map((trouble) => copy.troubles[trouble] ?? copy.otherTrouble(trouble)),
    ),
    describeBackups(backups),
    describeMail(mail),
    toSection(copy.disk, [copy.free(freeMb, minMb)], freeMb < 2 * minMb ? [copy.nearlyFull] : []),
    {
      title: copy.about,
      isGood: null,
      facts: [
        copy.version(versions.site, versions.deployment),
        copy.runtime(versions.node, formatMoment(versions.startedAt)),
        copy.database(database.engine, database.version),
        copy.files[files],
      ],
      advice: [],
    },
  ]
}
