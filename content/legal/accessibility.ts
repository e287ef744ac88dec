import { company } from '../company.ts'
import type { LegalPage } from '../copy-types.ts'

const { emails, phones, name } = company

/** /accessibility. Change `updated` after each full run of the tests, and the limits with what it found. */
export const accessibility: LegalPage = {
  title: 'Accessibility',
  lead: `Everyone should be able to read this site, write to ${name} and apply for a job. This page says how we check that, and what does not work yet.`,
  updated: '2026-11-26',
  sections: [
    {
      id: 'standard',
      title: 'What we aim at',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Our own tests find no violation of them today. No one outside the company has audited the site, so we do not claim more than that.',
        },
      ],
    },
    {
      id: 'tests',
      title: 'What we test',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These tests run on the finished site before each release. The date above is that of the last run.',
        },
        {
          kind: 'list',
          items: [
            'The rules of axe, for WCAG 2.2 A and AA, on every kind of page, in light and dark colours, on a phone and on a desktop.',
            'Forms and menus by keyboard alone, with a focus that is visible and never hidden.',
            'Every page without scripts: all text can be read, and all forms can be sent.',
            'Windows of 320 pixels and text at twice its size, without scrolling sideways.',
            'Reduced motion, forced colours, and print.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What does not work well yet',
      blocks: [
        {
          kind: 'list',
          items: [
            'Automatic tests find only a part of all problems. We have not yet tested with a group of people who use screen readers or other assistive technology every day.',
            'The map of our office and videos in articles come from other companies once you open them. We cannot change how these work. The address is on the page as text.',
            'The files that applicants send us are stored as they are. We do not make them accessible for others.',
            'Articles have alternative texts for their pictures, but an author may have described one badly. Please tell us.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Tell us about a problem',
      blocks: [
        {
          kind: 'paragraph',
          get text() {
            return `Write to ${emails.hello} or call ${phones.office.display}. Say which page it is and what you wanted to do. If a form does not work for you, send us the same by email: it counts just as much.`
          },
        },
      ],
    },
  ],
}
