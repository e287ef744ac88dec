import { z } from 'zod'
import {
  type CandidateMailId,
  candidateMails,
  MAIL_PLACEHOLDERS,
  type MailTemplate,
} from '../../content/candidate-mails.ts'
import { candidatePage } from '../../content/candidate-page.ts'
import { company } from '../../content/company.ts'
import { MAIL_LIMITS } from '../applications/candidate-mails.ts'
import { fillTemplate, type TemplateValues } from '../applications/fill-template.ts'
import { text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { getEnv } from '../env.ts'
import { toCandidateMail } from '../mail/mails.ts'
import { type ShownMail, toShownMail } from '../mail/message.ts'
import { routes } from '../routes.ts'
import { createConflict } from './conflict.ts'
import { missing } from './studio-problem.ts'

/** A template as the Studio edits it. Version 0 is the text of content. */
export type StudioTemplate = MailTemplate & { id: string; version: number; isChanged: boolean }

const ids = Object.keys(candidateMails) as CandidateMailId[]
const isTemplateId = (id: string): id is CandidateMailId => Object.hasOwn(candidateMails, id)

/** How the audit list names a template. */
export const toTemplateSubject = (id: string) => `mail template ${id}`

/** Returns the placeholders in a text that templates do not have. */
const findUnknown = (words: string): string[] =>
  [...words.matchAll(/\{(\w{1,20})\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(MAIL_PLACEHOLDERS, name))

const known = (schema: z.ZodString) =>
  schema.superRefine((words, context) => {
    const [unknown] = findUnknown(words)
    if (unknown) context.addIssue({ code: 'custom', message: `has the unknown placeholder {${unknown}}` })
  })

/** Parses an edited template. */
export const templateSchema = z.object({
  subject: known(text(MAIL_LIMITS.subject).min(1, 'is required')).refine(
    (subject) => !subject.includes('{personal}'),
    'cannot have {personal}',
  ),
  text: known(text(MAIL_LIMITS.text - 1_500).min(1, 'is required')).refine(
    (words) => words.includes('{personal}'),
    'needs {personal}: without it, the line that you write for one candidate would be lost',
  ),
})
type TemplateInput = z.output<typeof templateSchema>

/** Returns all templates, with what people have changed. */
export async function listMailTemplates(db: Database): Promise<StudioTemplate[]> {
  const rows = await db.selectFrom('mailTemplates').selectAll().execute()
  return ids.map((id) => {
    const { label, subject, text: words } = candidateMails[id]
    const row = rows.find((each) => each.id === id)
    return row
      ? { id, label, version: row.version, subject: row.subject, text: row.body, isChanged: true }
      : { id, label, version: 0, subject, text: words, isChanged: false }
  })
}

/** Returns one template. Throws `missing`. */
export async function getMailTemplate(db: Database, id: string): Promise<StudioTemplate> {
  const found = (await listMailTemplates(db)).find((template) => template.id === id)
  if (!found) throw missing()
  return found
}

async function requireVersion(db: Database, id: string, version: number): Promise<void> {
  const current = await getMailTemplate(db, id)
  if (current.version !== version) throw await createConflict(db, toTemplateSubject(id), current)
}

/** Stores a changed template. Throws `missing`, or `conflict` if someone else changed it since `version`. */
export async function saveMailTemplate(
  db: Database,
  { id, version }: { id: string; version: number },
  { subject, text: body }: TemplateInput,
): Promise<StudioTemplate> {
  await requireVersion(db, id, version)
  const row = { id, version: version + 1, subject, body }
  const saved = await db
    .insertInto('mailTemplates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('mailTemplates.version', '=', version))
    .returning('id')
    .executeTakeFirst()
  const current = await getMailTemplate(db, id)
  if (!saved) throw await createConflict(db, toTemplateSubject(id), current)
  return current
}

/** Restores the text of content. Throws `missing` or `conflict`. */
export async function resetMailTemplate(db: Database, id: string, version: number): Promise<StudioTemplate> {
  await requireVersion(db, id, version)
  await db.deleteFrom('mailTemplates').where('id', '=', id).execute()
  return getMailTemplate(db, id)
}

/** The candidate of a preview. */
const SAMPLE: TemplateValues = {
  name: 'Amina Rahman',
  job: 'Software Engineer',
  reference: `${company.referencePrefix}-7F3K-2M9Q`,
  personal: 'Your answer about load shedding stayed with us.',
  page: '',
  company: company.name,
}

/** Returns a template as the email to a made-up candidate. Throws `missing`. */
export function previewTemplate(id: string, input: TemplateInput): ShownMail {
  if (!isTemplateId(id)) throw missing()
  const env = getEnv()
  const path = routes.application()
  const filled = fillTemplate(input, { ...SAMPLE, page: env.SITE_URL + path })
  const mail = toCandidateMail('amina@mail.example', { ...filled, button: { label: candidatePage.open, path } })
  return toShownMail(mail, env.SITE_URL)
}
