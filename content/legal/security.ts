import { company } from '../company.ts'
import type { LegalPage } from '../copy-types.ts'

const { emails } = company

/** /security. /.well-known/security.txt names it. */
export const security: LegalPage = {
  title: 'Security',
  lead: 'What protects this site and what you send us, and how to report a weakness.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'protection',
      title: 'What is protected, and how',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pages run no scripts from other companies. A policy for each page names the few of our own, and browsers refuse all others.',
            'What you send is checked again on our server. Files are checked by their content, in a process of their own that is stopped if it takes too long.',
            'Applications and messages can be opened only by people with a role for it. When one of them opens a resume, a record is kept.',
            'What you sent is erased when its time is over. The privacy policy says when.',
            'Forms and searches have limits for each address, so that one visitor cannot block the others.',
            'Links that let you act, such as the one to your application, are long, signed, and not written into our logs.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report a weakness',
      blocks: [
        {
          kind: 'paragraph',
          get text() {
            return `Write to ${emails.security}, in English. Tell us the address, the steps, and what someone could do with it. We answer within one working day.`
          },
        },
        {
          kind: 'list',
          items: [
            'Please use only data of your own, and stop as soon as you see that of someone else.',
            'Please do not try to overload the site, and do not write to our staff under a false name.',
            'Give us time to correct it before you write about it. We will tell you when it is done.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not threaten people who report what they found in this way. We pay no rewards.',
        },
      ],
    },
  ],
}
