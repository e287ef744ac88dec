import { routes } from '../../lib/routes.ts'
import type { HomePage } from './home-types.ts'

/** What the company does, where, and with which tools. */
export const trades: Pick<HomePage, 'expertise' | 'industries' | 'stack'> = {
  expertise: {
    title: 'What we do',
    text: 'Six trades under one roof. Most projects need two or three of them, and nobody has to introduce them to each other.',
    all: { label: 'View All Expertise', href: routes.expertise },
    cards: [
      {
        title: 'Web Development',
        text: 'Portals, shops and internal tools that load fast on a cheap phone and can be read by the next team.',
        href: routes.service('web-development'),
        seed: 'web-development',
      },
      {
        title: 'App Development',
        text: 'Android and iOS apps that keep working in a lift, on a ferry and on a phone from five years ago.',
        href: routes.service('mobile-development'),
        seed: 'mobile-development',
      },
      {
        title: 'AI and Machine Learning',
        text: 'Assistants, forecasts and document reading, each with a test set that says how often it is wrong.',
        href: routes.service('ai-ml'),
        seed: 'ai-ml',
      },
      {
        title: 'Cloud',
        text: 'Moves, landing zones and on-call. The bill is part of the design, and so is the way back out.',
        href: routes.service('cloud'),
        seed: 'cloud',
      },
      {
        title: 'Cyber Security',
        text: 'Tests, reviews and hardening. Findings come with a fix, an owner and a date for the retest.',
        href: routes.service('cybersecurity'),
        seed: 'cybersecurity',
      },
      {
        title: 'Business Solutions',
        text: 'ERP, automation and reporting for companies whose real system of record is still a spreadsheet.',
        href: routes.service('business-solutions'),
        seed: 'business-solutions',
      },
    ],
  },

  industries: {
    title: 'Where we work',
    text: 'Nine fields in which we know the words, the regulations and the busy season.',
    all: { label: 'View All Industries', href: routes.industries },
    items: [
      {
        title: 'Banking & Financial Services',
        text: 'Payments, lending, fraud',
        href: routes.industriesSection('banking-and-financial-services'),
      },
      { title: 'Healthcare', text: 'Hospitals, labs, telehealth', href: routes.industriesSection('healthcare') },
      {
        title: 'Manufacturing & Industry',
        text: 'Garments, plants, quality',
        href: routes.industriesSection('manufacturing-and-industry'),
      },
      { title: 'Retail', text: 'Shops, chains, marketplaces', href: routes.industriesSection('retail') },
      { title: 'Education', text: 'Schools, universities, training', href: routes.industriesSection('education') },
      { title: 'Hi-Tech', text: 'Software, telecom, devices', href: routes.industriesSection('hi-tech') },
      { title: 'Insurance', text: 'Quotes, policies, claims', href: routes.industriesSection('insurance') },
      {
        title: 'Transportation & Logistics',
        text: 'Fleets, freight, river transport',
        href: routes.industriesSection('transportation-and-logistics'),
      },
      {
        title: 'Government',
        text: 'Permits, registers, open data',
        href: routes.industriesSection('government'),
      },
    ],
  },

  stack: {
    title: 'What we build with',
    text: 'Tools we would choose again. New ones get in after they have survived a side project and a bad week.',
    groups: [
      {
        title: 'Web',
        text: 'Server-rendered first; script where a person acts.',
        items: ['TypeScript', 'React', 'Next.js', 'Vue', 'Node.js', 'Django', 'Laravel', 'Spring Boot'],
      },
      {
        title: 'Mobile',
        text: 'Shared code where it fits, native where it matters.',
        items: ['Flutter', 'React Native', 'Kotlin', 'Swift', 'SQLite', 'Firebase', 'Fastlane'],
      },
      {
        title: 'Cloud and DevOps',
        text: 'Everything in a repository, including the way back.',
        items: ['AWS', 'Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Terraform', 'GitHub Actions', 'Prometheus'],
      },
      {
        title: 'AI and data',
        text: 'Measured on your data before anyone calls it done.',
        items: ['Python', 'PyTorch', 'scikit-learn', 'PostgreSQL', 'pgvector', 'Apache Airflow', 'dbt', 'Apache Kafka'],
      },
    ],
  },
}
