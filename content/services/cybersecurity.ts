import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServicePage } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

/** /services/cybersecurity */
export const cybersecurity: ServicePage = {
  slug: 'cybersecurity',
  inMenu: 'Tests, reviews, hardening',
  inFooter: 'Cyber security services',
  onHome: 'Tests, reviews and hardening. Findings come with a fix, an owner and a date for the retest.',
  meta: {
    get title() {
      return `Cyber security company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} tests applications, cloud and networks. Scope within two working days, retest included.`
    },
  },
  title: 'Cyber Security',
  headline: 'We break in, on paper and by appointment, and then help with the locks.',
  get lead() {
    return `${toOpening()} breaks into your systems by appointment. A report of two hundred pages protects nobody. Ours lists what can really be done to you, in the order of what it would cost, and ends with a retest.`
  },
  what: {
    title: 'What you get',
    text: 'A test of your applications, network or cloud by two people who do nothing else; findings that your developers can reproduce; our help with the fixes where you want it; and a letter for customers and auditors after the retest.',
  },
  forWhom: {
    title: 'Reasons to call',
    items: [
      'A customer’s questionnaire asks for a penetration test of the last twelve months.',
      'A regulator has set a date.',
      'Something odd is in the logs, and you would like to know before Friday.',
      'Nobody has ever tried, and that begins to worry you.',
    ],
  },
  features: {
    title: 'What we look at',
    items: [
      { title: 'Applications', text: 'Web, mobile and APIs, with source code where you let us.' },
      { title: 'Cloud and network', text: 'Rights, exposed services, and the path from a printer to the payroll.' },
      { title: 'People', text: 'Phishing tests, with management’s consent and without blame for the staff.' },
      { title: 'The first hour', text: 'An incident plan that fits on two pages, rehearsed with those named in it.' },
    ],
  },
  proof: {
    person: {
      name: 'Tanvir Noman Sikder',
      text: 'He was an auditor before he tested systems. He leads each test with one colleague, and explains the result to your board himself.',
    },
    evidence: {
      title: 'A finding, with names removed',
      text: 'F-03, high. Change one digit in an invoice’s address, and the portal shows another customer’s invoice; 4,100 could be read. Fix: check the owner on the server. Done by the client in a day, retested after a week. In 13 of our 22 investigations the door was simpler still: the account of someone who had left.',
      link: { label: 'Who left in March?', href: routes.journalArticle('who-left-in-march') },
    },
    price:
      'One web application: from 3,500. A network of one site: from 5,000. The retest within three months is included.',
    firstDays:
      'Day one: a call, your confidentiality agreement signed by us, and a list of what is in scope. Day two: the scope on one page, with targets, dates, the two testers’ names and certificates, emergency numbers and the price.',
  },
  howWeWork: {
    title: 'A test, start to finish',
    steps: [
      { title: 'Scope', text: 'What, when, how hard, and who to call if something goes down.' },
      { title: 'Test, 5 to 15 days', text: 'We call you about critical findings within the hour.' },
      { title: 'Fix', text: 'By your developers with us at the table, or by ours.' },
      { title: 'Retest', text: 'Within three months, included in the price.' },
    ],
  },
  deliverables: {
    title: 'In your hands at the end',
    items: [
      'Findings with proof, risk, fix, owner and date',
      'Two pages for the board, without abbreviations',
      'Letter of attestation after the retest',
      'Checks for your pipeline, so that old faults stay gone',
    ],
  },
  services: {
    title: 'The services behind it',
    tiles: toServiceTiles('cyber-security', 'network-engineering', 'cloud-service', 'consulting'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Can you break something?',
        answer:
          'It has happened, on test systems. We do not run load or destructive tests on live ones unless you ask in writing, and we keep a telephone line open throughout.',
      },
      {
        question: 'Who gets to see the findings?',
        answer:
          'The people you name. Reports are encrypted, kept for one year, then destroyed; we send you the record of that.',
      },
      {
        question: 'We are under attack now. What do we do?',
        answer: 'Do not switch machines off; take them off the network. Write down times. Then call, at any hour:',
        get link() {
          return { label: company.phones.support.display, href: company.phones.support.href }
        },
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Security'],
    industries: [],
    tags: ['Web Security', 'OWASP', 'Authentication'],
    articles: ['who-left-in-march', 'the-restore-nobody-had-timed'],
  },
  callToAction: {
    title: 'Ask for a scope, not a sermon',
    text: 'Tell us what you run and who is asking for the test. You get a scope and a price within two working days.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Cyber Security' }) },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
