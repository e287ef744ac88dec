import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { applicationForm } from '../../content/application-form.ts'
import { positionForm } from '../../content/position-form.ts'
import { type JobQuestion, jobQuestionSchema } from '../backend/contract.ts'
import { findFormErrors } from '../backend/job-form.ts'
import { startForms, answers as usualAnswers } from '../forms/testing-forms.ts'
import { FILE_RULES, QUESTION_KINDS, QUESTION_LIMITS } from '../limits.ts'
import { toAnswers } from './answers.ts'
import { applyForm, toCandidate } from './apply-form.ts'
import { VERSION_FIELD } from './own-form.ts'
import { toOwnForm } from './position-form.ts'
import { readApplications } from './read-applications.ts'
import { steps, toSteps, validateApplication } from './steps.ts'

const question = (id: string, part: Partial<JobQuestion> = {}): JobQuestion => ({
  id,
  kind: 'short',
  label: `Label of ${id}`,
  help: '',
  isRequired: false,
  choices: [],
  ...part,
})

const LOOM = question('loom', {
  kind: 'choice',
  label: "Which loom is 'yours'?",
  isRequired: true,
  choices: ["Pit's", 'Frame'],
})
const WHY = question('why', { kind: 'long', label: 'Why looms?' })
const NIGHT = question('night', { kind: 'yes-no', label: 'At night?' })

describe('the form of a position', () => {
  it('is the usual one unless the owner asks something else', () => {
    expect(toOwnForm({})).toBeUndefined()
    expect(toSteps(undefined)).toBe(steps)
  })

  it('has its questions after the usual ones of step 3, and only the files that it asks for', () => {
    const own = toOwnForm({ questions: [LOOM, WHY, NIGHT], resumeRule: 'none', coverLetterRule: 'optional' })
    const [, , letter, files] = toSteps(own)
    expect(letter?.fields.slice(3)).toMatchObject([
      { name: 'question-loom', kind: 'select', required: "Choose an answer to “Which loom is 'yours'?”" },
      { name: 'question-why', kind: 'area', max: QUESTION_LIMITS.long },
      { name: 'question-night', kind: 'select', options: [{ value: 'Yes' }, { value: 'No' }] },
    ])
    expect(files?.fields.map(({ name, required }) => [name, Boolean(required)])).toEqual([
      ['skills', false],
      ['coverLetterFile', false],
    ])
    expect(toSteps(toOwnForm({ resumeRule: 'none', coverLetterRule: 'none' }))[3]?.title).toBe(positionForm.skills)
  })

  it('says what a candidate needs, and promises no more than it asks', () => {
    for (const resumeRule of FILE_RULES)
      for (const coverLetterRule of FILE_RULES) {
        const needed = toOwnForm({ resumeRule, coverLetterRule, questions: [WHY] })?.needed ?? ''
        expect(/resume/.test(needed)).toBe(resumeRule !== 'none')
        expect(/cover letter/.test(needed)).toBe(coverLetterRule !== 'none')
        const required = [resumeRule, coverLetterRule].filter((rule) => rule === 'required').length
        expect(needed).toMatch([/^You need no file/, /^You need one file: /, /^You need two files: /][required] ?? /$a/)
        expect(needed).toContain(positionForm.oneQuestion)
      }
    expect(toOwnForm({ listing: 'open-application' })?.needed).toBe(applicationForm.fill.needed)
  })

  it('has another version when something else is asked, not when its help changes', () => {
    const toVersion = (...questions: JobQuestion[]) => toOwnForm({ questions })?.version
    expect(toVersion({ ...LOOM, help: 'Any.' })).toBe(toVersion(LOOM))
    const others = [{ label: 'Which?' }, { isRequired: false }, { choices: ['Pit'] }, { kind: 'short' as const }]
    for (const change of others) expect(toVersion({ ...LOOM, ...change })).not.toBe(toVersion(LOOM))
    expect(toVersion(LOOM, WHY)).not.toBe(toVersion(WHY, LOOM))
  })
})

describe('answers to any questions', () => {
  const line = (max: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: max })
  const anyQuestion = fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom(...QUESTION_KINDS),
      label: line(40),
      help: fc.string({ maxLength: 40 }),
      isRequired: fc.boolean(),
      choices: fc.uniqueArray(line(20), { minLength: 2, maxLength: 5, selector: (text) => text.trim() }),
    })
    .map((drawn) => jobQuestionSchema.safeParse(drawn).data)
    .filter((parsed) => parsed !== undefined)
  const anyQuestions = fc.uniqueArray(anyQuestion, { maxLength: QUESTION_LIMITS.questions, selector: ({ id }) => id })

  it('that the form accepts, the backend accepts, and others neither', () => {
    fc.assert(
      fc.property(
        anyQuestions,
        fc.array(fc.string({ maxLength: 200 }), { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        (questions, texts, chooses) => {
          const typed = questions.map(({ id, kind, choices }, index) => {
            const chosen = kind === 'yes-no' ? 'Yes' : kind === 'choice' ? (choices[0] ?? '') : null
            return [`question-${id}`, (chooses ? chosen : null) ?? texts[index] ?? '']
          })
          const job = { questions, resumeRule: 'none' as const, coverLetterRule: 'none' as const }
          const values = { ...usualAnswers, ...Object.fromEntries(typed) }
          const errors = validateApplication(values, toSteps(toOwnForm(job)))
          if (Object.keys(errors).length > 0) {
            expect(Object.keys(errors).every((name) => name.startsWith('question-'))).toBe(true)
            return
          }
          const candidate = toCandidate(values, { jobId: '7', resumeLink: '', coverLetterLink: '' }, questions)
          expect(findFormErrors(job as never, candidate)).toEqual({})
          const { groups, unanswered } = toAnswers(candidate)
          const shown = groups.flatMap(({ answers }) => answers).filter(({ name }) => name.startsWith('question-'))
          for (const { id, label } of questions)
            expect(shown.some(({ name }) => name === `question-${id}`) || unanswered.includes(label)).toBe(true)
        },
      ),
    )
  })
})

describe('an application to a position with questions', () => {
  let forms: Awaited<ReturnType<typeof startForms>>
  beforeAll(async () => {
    forms = await startForms()
  })
  afterAll(() => forms.stop())

  const setForm = (questions: JobQuestion[], rules: object = {}) =>
    forms.backend.use('test', (db) =>
      db
        .updateTable('jobs')
        .set({ questions: JSON.stringify(questions), resumeRule: 'none', coverLetterRule: 'none', ...rules })
        .where('id', '=', forms.jobId)
        .execute(),
    )
  const toVersion = (questions: JobQuestion[]) =>
    toOwnForm({ questions, resumeRule: 'none', coverLetterRule: 'none' })?.version ?? ''
  async function send(values: Record<string, unknown>, questions: JobQuestion[]) {
    const body = { ...usualAnswers, jobId: forms.token, [VERSION_FIELD]: toVersion(questions), ...values }
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const response = await forms.post(applyForm, JSON.stringify(body), headers)
    return { status: response.status, body: await response.json() }
  }
  const readStored = (reference: string) =>
    forms.backend.use('test', async (db, files) => {
      const rows = await db.selectFrom('applications').selectAll().where('reference', '=', reference).execute()
      return (await readApplications(db, files, rows))[0]
    })

  it('is stored with the wording that the candidate answered', async () => {
    await setForm([LOOM, WHY])
    const { status, body } = await send({ 'question-loom': "Pit's", 'question-why': ' They\r\nhum. ' }, [LOOM, WHY])
    expect(status).toBe(200)
    await setForm([question('loom', { label: 'Another question' })])
    const stored = await readStored(body.reference)
    expect(stored).toMatchObject({ resume: null, coverLetter: null })
    expect(stored?.answers.answersToQuestions).toEqual([
      { id: 'loom', question: "Which loom is 'yours'?", answer: "Pit's" },
      { id: 'why', question: 'Why looms?', answer: 'They\r\nhum.' },
    ])
  })

  it.each([
    ['a missing answer', {}, 'question-loom'],
    ['an answer that is no choice', { 'question-loom': 'Jacquard' }, 'question-loom'],
    [
      'a text that is too long',
      { 'question-loom': 'Frame', 'question-why': 'x'.repeat(QUESTION_LIMITS.long + 1) },
      'question-why',
    ],
    ['neither yes nor no', { 'question-loom': 'Frame', 'question-night': 'perhaps' }, 'question-night'],
  ])('is refused with an error beside the question: %s', async (_, values, field) => {
    await setForm([LOOM, WHY, NIGHT])
    const { status, body } = await send(values, [LOOM, WHY, NIGHT])
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', [field]])
  })

  it('that answers an earlier form is told so, with the answers that have no place any more', async () => {
    await setForm([WHY])
    const { status, body } = await send({ 'question-loom': '<b>Frame</b>', 'question-why': 'Because' }, [LOOM, WHY])
    expect([status, body.code]).toEqual([422, 'changed'])
    expect(body.detail).toBe(`${positionForm.changed} ${positionForm.dropped} “<b>Frame</b>”`)
  })

  it('from a page that was opened before there were questions is told so', async () => {
    await setForm([LOOM])
    expect((await send({ [VERSION_FIELD]: '' }, [])).body.code).toBe('changed')
    await setForm([], { resumeRule: 'required', coverLetterRule: 'required' })
    expect((await send({ 'question-loom': 'Frame' }, [LOOM])).body.code).toBe('changed')
  })

  it('may leave out a file that is optional, not one that is required', async () => {
    await setForm([], { resumeRule: 'required', coverLetterRule: 'optional' })
    const version = toOwnForm({ coverLetterRule: 'optional' })?.version
    const { body } = await send({ [VERSION_FIELD]: version }, [])
    expect(Object.keys(body.errors)).toEqual(['resume'])
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...usualAnswers, jobId: forms.token, [VERSION_FIELD]: version ?? '' }))
      form.set(name, value)
    const bytes = readFileSync(path.join(process.cwd(), 'e2e/fixtures/resume.pdf'))
    form.set('resume', new File([new Uint8Array(bytes)], 'resume.pdf'))
    form.set('coverLetterFile', new File([], ''))
    const sent = await forms.post(applyForm, form, { accept: 'text/html' })
    expect(sent.status).toBe(303)
    const reference = new URL(sent.headers.get('location') ?? '', 'http://site.example').searchParams.get('ref') ?? ''
    const stored = await readStored(reference)
    expect([stored?.resume?.name, stored?.coverLetter]).toEqual(['resume.pdf', null])
  })

  it('keeps hostile text as text', async () => {
    await setForm([WHY])
    for (const text of ['"><script>alert(1)</script>', '\u202egnp.exe', '=HYPERLINK("x")']) {
      const { body } = await send({ 'question-why': `${text}\0` }, [WHY])
      expect((await readStored(body.reference))?.answers.answersToQuestions?.[0]?.answer).toBe(text)
    }
  })
})
