import { careers } from '../../../content/careers.ts'
import { company } from '../../../content/company.ts'
import { posting } from '../../../content/posting.ts'
import type { JobState } from '../../db/schema.ts'
import type { FormField } from '../../forms/types.ts'
import { TEXT_LIMITS } from '../../limits.ts'
import type { JobStatus } from '../job-status.ts'

const { facts, requirements, responsibilities } = careers.positions
const needed = 'Needed to publish'

const toOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

/** The fields of a job by name, labelled as on the site. */
export const jobFields = {
  title: { name: 'title', label: 'Title', kind: 'text', required: needed, max: TEXT_LIMITS.line },
  department: {
    name: 'department',
    label: facts.department,
    kind: 'select',
    required: needed,
    // The server adds the departments (job-choices).
    options: [],
  },
  location: {
    name: 'location',
    label: facts.location,
    kind: 'text',
    required: needed,
    hint: `For example ${company.address.city} (Hybrid), or Remote (${company.address.country}). Search engines need the country of other places.`,
    max: TEXT_LIMITS.line,
  },
  jobType: {
    name: 'jobType',
    label: facts.jobType,
    kind: 'select',
    required: needed,
    options: toOptions(['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship']),
  },
  experience: {
    name: 'experience',
    label: facts.experience,
    kind: 'text',
    hint: 'For example 5+ years',
    max: TEXT_LIMITS.line,
  },
  salaryMin: { name: 'salaryMin', label: 'Salary from', kind: 'text', required: needed, inputMode: 'numeric', max: 20 },
  salaryMax: { name: 'salaryMax', label: 'Salary to', kind: 'text', inputMode: 'numeric', max: 20 },
  salaryCurrency: {
    name: 'salaryCurrency',
    label: 'Currency',
    kind: 'text',
    required: needed,
    spellCheck: false,
    max: 3,
  },
  salaryUnit: {
    name: 'salaryUnit',
    label: 'Per',
    kind: 'select',
    required: needed,
    options: ['Month', 'Year', 'Week', 'Day', 'Hour'].map((label) => ({ value: label.toUpperCase(), label })),
  },
  salaryWords: {
    name: 'salaryWords',
    label: 'Or in words',
    kind: 'text',
    hint: 'Shown if there are no figures. Search engines only read figures.',
    max: TEXT_LIMITS.line,
  },
  description: {
    name: 'description',
    label: 'Description',
    kind: 'area',
    required: needed,
    hint: 'Select words to format them. The first 120 characters, without formatting, are on the careers page.',
    max: TEXT_LIMITS.long,
  },
  responsibilities: {
    name: 'responsibilities',
    label: responsibilities,
    kind: 'area',
    hint: 'One per line',
    max: TEXT_LIMITS.long,
  },
  requirements: {
    name: 'requirements',
    label: requirements,
    kind: 'area',
    hint: 'One per line',
    max: TEXT_LIMITS.long,
  },
  kind: {
    name: 'kind',
    label: posting.kind.label,
    kind: 'select',
    options: [
      { value: 'vacancy', label: posting.kind.vacancy },
      { value: 'pool', label: posting.kind.pool },
    ],
    hint: 'Search engines get no advertisement for a talent pool.',
    blank: 'Not stated',
  },
  screening: {
    name: 'screening',
    label: posting.screening.label,
    kind: 'select',
    options: [
      { value: 'people', label: posting.screening.people },
      { value: 'machine', label: posting.screening.machine },
    ],
    hint: 'This site ranks and rejects nobody. Choose the second sentence if you use another program that does.',
  },
  decisionBy: {
    name: 'decisionBy',
    label: posting.decisionBy.label,
    kind: 'date',
    hint: 'For example 15 March 2027. The page says so; leave it empty if you do not know it.',
    max: 40,
  },
  closingDate: {
    name: 'closingDate',
    label: 'Last day to apply',
    kind: 'date',
    hint: `For example 31 January 2027. The job closes at the end of that day, ${company.hours.zoneLabel}. If you leave it empty, close the job yourself.`,
    max: 40,
  },
} as const satisfies Record<string, FormField>

/** Copy of the jobs' pages. */
export const jobsCopy = {
  title: 'Jobs',
  create: 'New job',
  newTitle: 'New job',
  back: 'All jobs',
  search: { label: 'Search jobs', placeholder: 'Title, department or place' },
  found: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
  none: 'No job matches.',
  empty: 'There are no jobs yet.',
  sample: {
    title: 'Title of the job',
    facts: 'Department · place · date',
    text: '“New job” makes a draft. Once it is published, it is on the careers page and takes applications.',
  },
  untitled: 'Untitled',
  groups: { draft: 'Drafts', closing: 'Closing soon', open: 'Open', closed: 'Closed' } satisfies Record<
    JobStatus,
    string
  >,
  status: {
    draft: 'Draft: not on the site',
    closing: 'Open, and closes within a week',
    open: 'Open: on the site',
    closed: 'Closed: its page says so and accepts no applications',
  } satisfies Record<JobStatus, string>,
  closes: 'last day',
  posted: 'posted',
  unsaved: 'with changes that are not on the site',
  duplicate: 'Duplicate',
  close: 'Close now',
  remove: 'Delete',
  of: (action: string, title: string) => `${action}: ${title}`,
  closed: (title: string) => `“${title}” is closed.`,
  removed: (title: string) => `“${title}” is deleted.`,
  restored: (title: string) => `“${title}” is back.`,
  facts: 'The position',
  salary: 'Salary',
  shownAs: 'Shown as',
  readAs: 'Search engines read',
  readNothing: 'no figures',
  posting: 'The posting',
  warnings: {
    title: 'The law of the place asks for more',
    text: 'You can publish it as it is. This is no legal advice: ask someone who knows the law there.',
    since: 'in force since',
  },
  text: 'Text',
  closing: 'Closing',
  save: 'Save',
  changes: 'Your changes are kept, and are not on the site yet. Press “Save” to show them.',
  discard: 'Discard the changes',
  discarded: 'The changes are discarded. The form shows what is on the site.',
  publish: 'Publish',
  reopen: 'Open again',
  view: 'View on the site',
  saved: {
    draft: 'Saved as a draft.',
    open: 'Saved. The site shows it now.',
    closed: 'Saved. The job is closed.',
  } satisfies Record<JobState, string>,
} as const
