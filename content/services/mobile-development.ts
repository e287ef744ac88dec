import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServicePage } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

/** /services/mobile-development */
export const mobileDevelopment: ServicePage = {
  slug: 'mobile-development',
  inMenu: 'Android and iOS, offline too',
  inFooter: 'App development services',
  onHome: 'Android and iOS apps that keep working in a lift, on a ferry and on a phone from five years ago.',
  meta: {
    get title() {
      return `Mobile app development in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} makes Android and iOS apps that work offline and on cheap phones, published in your name.`
    },
  },
  title: 'App Development',
  headline: 'Apps for people with one hand free and one bar of signal.',
  get lead() {
    return `${toOpening()} makes apps for Android and iOS that carry on without a network, start in under two seconds on a cheap device, and can be explained to a new user by another user.`
  },
  what: {
    title: 'What you get',
    text: 'An app in both stores under your own account, the service it talks to, and eight weeks of fixes after release. Signing keys stay with you. So does the right to take the code to someone else.',
  },
  forWhom: {
    title: 'When an app is worth it',
    items: [
      'Your people work where there is no desk: on scooters, wards, decks and fields.',
      'Customers come back every week, and a website makes them sign in each time.',
      'You need the camera, the printer, the card reader or GPS.',
      'There is an app already, with two stars and a full mailbox.',
    ],
  },
  features: {
    title: 'What we take care of',
    items: [
      { title: 'Works offline', text: 'Every screen says what is saved here and what has reached the server.' },
      { title: 'Old devices', text: 'Tested on a shelf of phones from the last six years, the cheapest first.' },
      { title: 'Store reviews', text: 'Listing, privacy forms and the conversation with the reviewers.' },
      { title: 'Quiet updates', text: 'Releases go to one user in twenty, then to all, and can be halted.' },
    ],
  },
  proof: {
    person: {
      name: 'Pritom Barua',
      text: 'He rides along with your people for two days and then leads the team. His drawer of old phones is the test laboratory.',
    },
    evidence: {
      title: 'Every visit arrived once',
      text: 'Before each release we drop every third answer of the server and kill the app ten times during a hundred entries. A release goes out when exactly a hundred have arrived. In the last pilot the test stopped two releases.',
      link: { label: 'The phone we test on', href: routes.journalArticle('the-phone-with-two-gigabytes') },
    },
    price:
      'A first version in both stores: 24,000 to 45,000, with the service behind it and eight weeks of fixes. A web page on the home screen costs about half.',
    firstDays:
      'Day one: a call about the person who will hold the phone. Day two: a page that says whether an app is worth it, what the first version leaves out, and its price band.',
  },
  howWeWork: {
    title: 'From sketch to store',
    steps: [
      { title: 'Ride along', text: 'Two days with the people who will hold the phone.' },
      { title: 'Clickable draft', text: 'Five of them try it. What they miss, we change.' },
      { title: 'Build', text: 'A test version on your own phone every second Thursday.' },
      { title: 'Release and watch', text: 'Eight weeks of crash reports, fixes included.' },
    ],
  },
  deliverables: {
    title: 'In your hands at the end',
    items: [
      'Published apps, accounts and signing keys in your name',
      'Source of app and service, with tests',
      'Test plan for real devices, with the results',
      'A page for your help desk on the ten likeliest questions',
    ],
  },
  services: {
    title: 'The services behind it',
    tiles: toServiceTiles(
      'app-development',
      'software-engineering',
      'iot-and-digital-engineering',
      'support-and-maintenance',
    ),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'One code base or two?',
        answer:
          'One, with Flutter or React Native, for nine apps in ten. Two where the app depends on the camera, Bluetooth or long work in the background.',
      },
      {
        question: 'Do we need an app at all?',
        answer:
          'Perhaps not. A good web page can be put on the home screen and costs half as much. We say so when we see it.',
      },
      {
        question: 'How long until it is in the stores?',
        answer:
          'Three to five months for a first version worth installing. Review by the stores takes days now; the privacy forms take longer.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Mobile Development'],
    industries: ['Healthcare', 'E-commerce'],
    tags: ['Flutter', 'React Native', 'Android', 'iOS', 'Kotlin', 'Swift', 'Offline First'],
  },
  callToAction: {
    title: 'Who will hold the phone?',
    text: 'Tell us about that person and what is in the other hand. We start from there.',
    actions: [
      {
        label: 'Ask for a scope',
        href: routes.contactAbout({ service: 'mobile-app', about: 'App Development' }),
      },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
