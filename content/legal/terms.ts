import { company } from '../company.ts'
import type { LegalPage } from '../copy-types.ts'

const { emails, legalName, name } = company

/** /terms */
export const terms: LegalPage = {
  title: 'Terms & Conditions',
  lead: 'The rules for using this site. Work we do for clients has contracts of its own, which come before anything said here.',
  updated: '2026-06-01',
  sections: [
    {
      id: 'about',
      title: 'About these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: `This site is run by ${legalName} (“${name}”, “we”). By using it you accept these terms. If you do not, please do not use it.`,
        },
      ],
    },
    {
      id: 'content',
      title: 'What you find here',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Articles, figures and descriptions are written with care and kept current as far as we can. They are information, not advice for your particular case, and not an offer. An offer is a document with your name, a price and a date.',
        },
        {
          kind: 'paragraph',
          text: 'Figures about our projects are our own counts, explained where they appear. One client’s results do not promise the same for another.',
        },
      ],
    },
    {
      id: 'use',
      title: 'What you may do with it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Read, print and share any page, with its address.',
            'Quote from articles, with the author’s name and a link.',
            'Use code from tutorials in your own work, commercial work included, without asking. It comes without warranty.',
          ],
        },
        {
          kind: 'paragraph',
          get text() {
            return `Name, logo and drawings of ${name} remain ours. Please ask at ${emails.media} before you use them for anything but a reference to us.`
          },
        },
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'Sending us forms by machine, or in someone else’s name.',
            'Uploading files that contain malware.',
            'Trying to reach data that is not meant for you. Good-faith tests that stop at the first proof and are reported to us are welcome.',
            'Loading the site so heavily that others cannot use it.',
          ],
        },
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It stays yours. We use messages, applications and files only as the Privacy Policy says. Please send nothing secret before we have signed a confidentiality agreement; we sign one gladly.',
        },
        {
          kind: 'paragraph',
          text: 'Sending an application creates no claim to a position. We never ask candidates for money at any stage.',
        },
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We link to what we found useful on the day of writing. What others publish is their responsibility, and it may change without our noticing. Tell us about a broken link.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site is free and offered as it is. We are liable for wilful misconduct and gross negligence, and wherever the law does not allow liability to be limited. For anything else that follows from using this site, we are not liable. We do not promise that it is available at every hour, though we do try.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        {
          kind: 'paragraph',
          get text() {
            return `The law of ${company.address.country} applies, and the courts of ${company.address.city} decide, unless the law of the country where you live as a consumer gives you a better right. We may change these terms; the version on the day of your visit counts.`
          },
        },
      ],
    },
  ],
}
