import { countsReads, getEnv } from '../../lib/env.ts'
import { company } from '../company.ts'
import type { LegalPage } from '../copy-types.ts'

const visits = countsReads(getEnv())
  ? 'We count how often an article, a case study or a position is read, without knowing by whom: the privacy policy says how.'
  : 'Visits are not counted.'

/** /cookies. Update it when lib/enhance or the application form stores something new. */
export const cookies: LegalPage = {
  title: 'Cookie Policy',
  lead: 'Visitors of this site get no cookies. That is why no banner asked you about them.',
  updated: '2026-11-25',
  sections: [
    {
      id: 'none',
      title: 'No cookies',
      blocks: [
        {
          kind: 'paragraph',
          text: `Neither our server nor any script of ours sets a cookie, for statistics, advertising or anything else. No page loads scripts from other companies. ${visits} A picture in our newsletter has the same address for every reader, so it does not tell us who opened it.`,
        },
        {
          kind: 'paragraph',
          text: 'There is one exception, which you will not meet: our own staff are kept signed in to the Studio, the area where they edit this site and read what arrives, by a cookie that nothing else uses.',
        },
      ],
    },
    {
      id: 'storage',
      title: 'What your browser keeps instead',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some functions need a memory. They use the storage of your own browser, only after you have used the function, and none of it is sent to us by itself.',
        },
        {
          kind: 'table',
          caption: 'Items in your browser’s storage',
          head: ['What', 'Where', 'Set when you', 'Gone when'],
          rows: [
            [
              'Draft of a job application: what you typed, the names and sizes of the files you have chosen, and links to those that have arrived',
              'sessionStorage',
              'type into the application form',
              'you send it, press “Clear my answers”, or close the tab',
            ],
            [
              'Draft of a message to us: what you typed',
              'sessionStorage',
              'type into the contact form',
              'you send it, or close the tab',
            ],
            [
              'Confirmation of an application: position, reference number',
              'sessionStorage',
              'send an application',
              'you close the tab',
            ],
            [
              'Personal details from your last job application, to be offered for the next one; no files',
              'localStorage',
              'send an application',
              'you press “Forget them”, or clear the site’s data',
            ],
            [
              'Positions that you have applied for, and on which day, so that none is applied for twice by mistake',
              'localStorage',
              'send an application',
              'you press “Forget them”, or clear the site’s data',
            ],
            [
              'Saved articles: address and title',
              'localStorage',
              'press Save',
              'you press Save again, or clear the site’s data',
            ],
            [
              'Liked articles: address and title',
              'localStorage',
              'press Like',
              'you press Like again, or clear the site’s data',
            ],
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Map and videos',
      blocks: [
        {
          kind: 'paragraph',
          text: `If you press “Show map” on the contact page, or play on a video, your browser talks to ${company.map.provider} or to the video site. What these store is theirs to decide, and their own policies describe it. Before you press, they learn nothing.`,
        },
      ],
    },
    {
      id: 'control',
      title: 'How to delete it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every browser has a setting for site data, usually behind the icon to the left of the address. Delete it there, and all of the above is gone. A private window forgets it by itself.',
        },
        {
          kind: 'paragraph',
          get text() {
            return `Questions go to ${company.emails.privacy}.`
          },
        },
      ],
    },
  ],
}
