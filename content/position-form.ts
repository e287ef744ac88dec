import type { FileRule } from '../lib/limits.ts'
import { applicationForm } from './application-form.ts'

type PositionFormCopy = {
  /** Before the text of a question. */
  answer: string
  choose: string
  /** The empty choice of a required question, and of another. */
  blank: string
  none: string
  /** The hint of the cover letter's text, by the rule about the file. */
  letterHint: Record<'optional' | 'none', string>
  /** By the rules about the resume and the cover letter. */
  needed: Record<FileRule, Record<FileRule, string>>
  oneQuestion: string
  /** `{count}` is replaced. */
  questions: string
  /** The introduction of a form without files. */
  text: string
  /** The step for skills and files without the files. */
  skills: string
  /** For an open application: the title, and the words of questions by name. */
  open: { title: string; fields: Record<string, { label: string; hint?: string; required?: string }> }
  /** The first sentence of the receipt. */
  lead: string
  /** A form that changed while the candidate filled it in. */
  changed: string
  /** Before an answer to a question that is no longer asked. */
  dropped: string
}

const FORMAT = 'as PDF, DOC or DOCX of 5MB at most'

/** The copy of the application form of positions with questions of their own, or other rules about files. */
export const positionForm: PositionFormCopy = {
  answer: 'Answer',
  choose: 'Choose an answer to',
  blank: 'Choose',
  none: 'No answer',
  letterHint: {
    optional: 'Instead of a file, or besides it.',
    none: 'What else you would say in a letter.',
  },
  needed: {
    required: {
      required: applicationForm.fill.needed,
      optional: `You need one file: a resume, ${FORMAT}. You may add a cover letter.`,
      none: `You need one file: a resume, ${FORMAT}.`,
    },
    optional: {
      required: `You need one file: a cover letter, ${FORMAT}. You may add a resume.`,
      optional: `You need no file. You may add a resume and a cover letter, each ${FORMAT}.`,
      none: `You need no file. You may add a resume, ${FORMAT}.`,
    },
    none: {
      required: `You need one file: a cover letter, ${FORMAT}.`,
      optional: `You need no file. You may add a cover letter, ${FORMAT}.`,
      none: 'You need no files.',
    },
  },
  oneQuestion: 'This position has a question of its own in step 3.',
  questions: 'This position has {count} questions of its own in step 3.',
  text: 'Five steps. What you type is kept in this browser tab, also through a reload.',
  skills: 'Skills',
  open: {
    title: 'Send us your application',
    fields: {
      whyInterested: {
        label: 'Why would you like to work with us?',
        required: 'Say why you would like to work with us',
      },
      relevantExperience: {
        label: 'Relevant experience',
        hint: 'Work you have done and would like to do more of.',
        required: 'Describe your experience',
      },
    },
  },
  lead: 'Thank you. Your application has arrived.',
  changed:
    'We changed the questions of this position since you opened this page. What you typed is still here. Look at the questions of step 3, then send again.',
  dropped: 'We no longer ask one of the questions that you answered. Your answer was:',
}
