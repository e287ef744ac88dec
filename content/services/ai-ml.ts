import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServicePage } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

/** /services/ai-ml */
export const aiMl: ServicePage = {
  slug: 'ai-ml',
  inMenu: 'Assistants, forecasts, vision',
  inFooter: 'AI services',
  onHome: 'Assistants, forecasts and document reading, each with a test set that says how often it is wrong.',
  meta: {
    get title() {
      return `AI and machine learning company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds assistants, forecasts and visual inspection. A study at a fixed price comes first.`
    },
  },
  title: 'AI and Machine Learning',
  headline: 'Models with a job, a test set, and someone who may switch them off.',
  get lead() {
    return `${toOpening()} builds assistants that cite their sources, forecasts with a range, and cameras that see a dropped stitch. Before we build one, we measure the plain method it has to beat.`
  },
  what: {
    title: 'What you get',
    text: 'A model at work inside a process you already have, with a figure for how often it is right, what a mistake costs, and who sees it. First comes a study of three weeks at a fixed price. One study in three ends there and saves you the cost of the full project.',
  },
  forWhom: {
    title: 'Signs that it may pay',
    items: [
      'Experienced staff make the same judgement two hundred times a day.',
      'The answer is in your documents, but only four people can find it.',
      'You plan by last year’s figures and know that they are wrong.',
      'Someone has shown the board a demonstration, and now you have to make it true.',
    ],
  },
  features: {
    title: 'Part of every project',
    items: [
      { title: 'A test set that is yours', text: 'Real cases with the right answer, agreed with your experts.' },
      { title: 'A baseline', text: 'The rule of thumb or the search box, measured on the same cases.' },
      { title: 'Human review', text: 'Unsure cases go to a person, with the reason for the doubt.' },
      {
        title: 'Bengali as a first language',
        text: 'Spoken, printed and handwritten, mixed with English as people mix it.',
      },
    ],
  },
  proof: {
    person: {
      name: 'Dr. Nabila Quaderi',
      text: 'She reads your cases herself in the study, and signs the page that says go or stop.',
    },
    evidence: {
      title: 'From 61 to 88 of a hundred',
      text: 'So many delivery notes in Bengali came out with the right customer and the right total, before and after. Eighteen of the 27 came from a better scan, a list of customers and checking the sum.',
      link: { label: 'Ninety-eight percent of what?', href: routes.journalArticle('ninety-eight-percent-of-what') },
    },
    price:
      'The study of three weeks: 6,500, fixed. A pilot for one team: 18,000 to 35,000. Operation is priced by the month, with the cost of each answer capped.',
    firstDays:
      'Day one: you send twenty cases under our confidentiality agreement. Day two: we tell you in writing whether a study is worth its price, and name the figure that the plain method has to reach.',
  },
  howWeWork: {
    title: 'Four gates',
    steps: [
      { title: 'Study, 3 weeks', text: 'Data, cost of errors, plain method. A written go or stop.' },
      { title: 'Pilot, 6 to 8 weeks', text: 'One team, one site, real cases, the old way beside it.' },
      { title: 'Operation', text: 'APIs, access, logs, training of the people around it.' },
      { title: 'Review, quarterly', text: 'Drift, cost and complaints. Retrain, keep or retire.' },
    ],
  },
  deliverables: {
    title: 'In your hands at the end',
    items: [
      'The model or its configuration, with everything needed to train it again',
      'Test set and measuring tools',
      'A model card of two pages: purpose, limits, figures',
      'Integration in your systems, with logs of every decision',
    ],
  },
  services: {
    title: 'The services behind it',
    tiles: toServiceTiles('llm', 'generative-ai', 'ai-agent', 'machine-learning', 'data-science'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Will our data train someone else’s model?',
        answer:
          'No. We use contracts that exclude it, or open models on machines you control. Which of the two is a question of cost, and we show the sum.',
      },
      {
        question: 'How good does it get?',
        answer:
          'Nobody can say before the study, and you should distrust anyone who does. After three weeks you have a figure from your own cases.',
      },
      {
        question: 'What if a law changes?',
        answer:
          'Purpose, data and decisions are recorded from the first day, which is most of what present and coming rules ask for. We keep the record current under maintenance.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['AI & Machine Learning'],
    industries: ['Banking & Finance', 'Manufacturing', 'Insurance'],
    tags: ['Machine Learning', 'LLM', 'Python', 'Computer Vision', 'Data', 'AI'],
  },
  callToAction: {
    title: 'Bring a hundred real cases',
    text: 'With those and an afternoon we can say whether a study is worth your money.',
    actions: [
      {
        label: 'Ask for a scope',
        href: routes.contactAbout({ service: 'ai-solutions', about: 'AI and Machine Learning' }),
      },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
