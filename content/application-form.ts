import type { Intro } from './copy-types.ts'

export type ApplicationFormCopy = {
  /** The names of the list of steps and of the list of skills, for screen readers. */
  steps: string
  skills: string
  phoneHint: string
  /** `tool` is for assistants that fill in the form. */
  fill: Intro & { needed: string; tool: string }
  /** For a form that changed while the candidate filled it in. */
  changed: {
    reload: string
    /** Above answers to questions that are no longer asked. */
    kept: string
  }
  last: {
    /** Before the day. */
    applied: string
    offer: string
    kept: string
    use: string
    forget: string
  }
  details: {
    offer: string
    used: string
    first: string
    choose: string
    /** Before the file's name. */
    chosen: string
    replace: string
    use: string
    dismiss: string
    reading: {
      title: string
      text: string
      nothing: string
      found: string
      missing: string
      columns: string
      label: string
    }
  }
}

/** The copy of the application form. Browsers load it with the form's code, not while someone only reads a position. */
export const applicationForm: ApplicationFormCopy = {
  steps: 'Steps of the application',
  skills: 'Your skills',
  phoneHint: 'With the country code if it is outside Bangladesh.',
  fill: {
    title: 'Apply for this position',
    needed: 'You need two files: a resume and a cover letter, each as PDF, DOC or DOCX of 5MB at most.',
    text: 'Five steps. What you type is kept in this browser tab, also through a reload. Your files stay on your device until you submit.',
    tool: 'Apply for this position. The candidate adds the files and sends the form.',
  },
  changed: {
    reload: 'Show the new questions',
    kept: 'We no longer ask this, so it is not sent. Copy what you need:',
  },
  last: {
    applied: 'An application for this position was sent from this device on',
    offer: 'This device has your personal details from your last application (no files).',
    kept: 'Your personal details are kept on this device for your next application.',
    use: 'Use my last answers',
    forget: 'Forget them',
  },
  details: {
    offer: 'Your browser found these details in your resume. Fill them in?',
    used: 'Filled in from your resume, for you to check before you send it:',
    first: 'Choose your resume first: we fill this page in from it.',
    choose: 'Choose your resume',
    chosen: 'Your resume for this application:',
    replace: 'Choose another file',
    use: 'Fill in',
    dismiss: 'No, thanks',
    reading: {
      title: 'How a machine reads your resume',
      text: 'Many companies let a program read resumes first. We do not: a person reads yours. But this is the text of your file in the order in which such a program sees it. Your browser read it; nothing was sent.',
      nothing:
        'No text was found. The pages may be pictures, such as a scan, or your browser could not read the file. You can still send it.',
      found: 'Recognised for certain:',
      missing: 'Not recognised for certain:',
      columns:
        'Two columns stand beside each other. Many programs read them across, line by line, and mix them up. One column is safer.',
      label: 'The text of your resume',
    },
  },
}
