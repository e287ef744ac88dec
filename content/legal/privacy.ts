import { countsReads, getEnv, keepsFiles, sendsMail } from '../../lib/env.ts'
import { company } from '../company.ts'
import type { LegalPage } from '../copy-types.ts'
import { promises } from '../promises.ts'

const { emails, legalName, name, address } = company
const { IMAGE_HOSTS: hosts } = getEnv()
const isMailing = sendsMail()
const isCounting = countsReads(getEnv())

const elsewhere =
  hosts.length === 0
    ? 'No page loads anything from elsewhere by itself: fonts, pictures and scripts come from our own server.'
    : `Fonts and scripts come from our own server. Pictures in articles may also come from ${hosts.join(', ')}, whose operators then see your network address.`

/** /privacy */
export const privacy: LegalPage = {
  title: 'Privacy Policy',
  lead: `What ${name} learns about you through this site, what we do with it, and how to have it deleted. We do not track you, show advertising or build a profile.`,
  updated: '2026-11-25',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          get text() {
            return `${legalName}, ${address.lines.join(', ')}. Questions and requests about your data go to ${emails.privacy}. A person answers within ten working days.`
          },
        },
      ],
    },
    {
      id: 'what',
      title: 'What we collect, and why',
      blocks: [
        { kind: 'paragraph', text: 'Only what you type or upload, and what a web server has to know to answer.' },
        {
          kind: 'table',
          caption: 'Data by purpose',
          head: ['When you', 'We receive', 'We use it to', 'We keep it for'],
          rows: [
            [
              'send a message',
              'Your name, email address, message, and phone, company and service if you give them',
              'Answer you, and prepare an offer if you ask for one',
              promises.deletion.messages,
            ],
            [
              'apply for a position',
              'What you enter in the form, your resume and cover letter, and where we published the link that you followed, if it says so',
              'Decide on your application and arrange interviews',
              promises.deletion.applications,
            ],
            // Another backend that accepts files at once deletes them as configured there.
            ...(keepsFiles()
              ? [['upload a file but send no application', 'The file', 'Nothing', promises.unclaimedFiles.kept]]
              : []),
            [
              'agree to hear of other positions',
              'The fact that you agreed, and the date',
              'Write when something fits',
              promises.deletion.pool,
            ],
            [
              'subscribe to the newsletter',
              'Your email address',
              'Send you the newsletter',
              isMailing ? 'Until you unsubscribe; a week if you do not confirm the address' : 'Until you unsubscribe',
            ],
            ...(isMailing
              ? [
                  [
                    'ask for emails about new positions',
                    'Your email address, and the department and words that you chose',
                    'Write to you when such a position opens',
                    'A year unless you renew it, or until you end it; a week if you do not confirm the address',
                  ],
                ]
              : []),
            ...(isCounting
              ? [
                  [
                    'read an article, a case study or a position for ten seconds',
                    'One more on the number of that page’s reads of the day, and the name of the site that led you there. Nothing about you, your device or your address; not if your browser asks not to be tracked',
                    'See what is read, and sort by it',
                    'Thirteen months',
                  ],
                ]
              : []),
            [
              'open any page',
              'The page asked for, the time and a request number in our logs, without your name or network address',
              'Find faults and fend off attacks',
              'As long as our server keeps its logs',
            ],
          ],
        },
        {
          kind: 'paragraph',
          get text() {
            return `Write to ${emails.privacy}, and we erase messages and applications with their files. Backups made before keep them until they expire.`
          },
        },
        {
          kind: 'paragraph',
          text: 'The legal grounds are your consent for applications and the newsletter, steps towards a contract for messages about work, and our interest in a working site for the logs. To stop floods of automatic messages, we count for a short time how many forms and files come from one network address. The address itself is never stored; where a count has to be, a code made from it with a secret key takes its place.',
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Messages: the colleagues who answer them.',
            'Applications: our hiring team, and nobody else. Files are stored under random names, and no public address leads to them.',
            'Newsletter addresses: the editors, and the service that delivers the emails on our behalf.',
            'Our hosting and email providers, who store and deliver all of this for us under contract and may not use it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell data, lend it or trade it. Authorities receive it only where a law or a court obliges us.',
        },
      ],
    },
    {
      id: 'third-parties',
      title: 'Other companies’ servers',
      blocks: [
        {
          kind: 'paragraph',
          text: `${elsewhere} Two things ask first.`,
        },
        {
          kind: 'list',
          items: [
            `The map on the contact page is loaded from ${company.map.provider} when you press “Show map”. Its operators then see your network address.`,
            'Videos in articles are shown as a drawing. They are loaded from the video site, in its privacy-friendly form, when you press play.',
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'What stays in your browser',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Visitors get no cookies. Drafts of your application and of your message are kept in your own browser, and not sent to us before you send the form. The files of an application are sent when you submit it, not when you choose them. The articles you saved or liked stay in your browser. The Cookie Policy names each item.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          get text() {
            return `Write to ${emails.privacy} from the address you used, and we will, free of charge:`
          },
        },
        {
          kind: 'list',
          items: [
            'tell you what we hold about you, and send you a copy;',
            'correct it;',
            'delete it, unless a law makes us keep it;',
            'stop using it, or hand it over in a form that other software reads.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may withdraw a consent at any time. If you are in the European Union or the United Kingdom, you may also complain to the authority of the place where you live.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        {
          kind: 'paragraph',
          get text() {
            return `Connections are encrypted. Uploads are checked by their content before they are accepted. Only people with a role of their own have access to what you sent. If you find a weakness, write to ${emails.security}; we answer within one working day and do not threaten people who report faults.`
          },
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The date at the top changes with the text. If a change concerns data you have already sent, and it matters, we write to you first.',
        },
      ],
    },
  ],
}
