import { routes } from '../../lib/routes.ts'
import { servicePages } from '../services/index.ts'
import type { HomePage } from './home-types.ts'

/** Services, industries and tools. */
export const services: Pick<HomePage, 'expertise' | 'industries' | 'stack'> = {
  expertise: {
    title: 'What we do',
    text: 'Six trades under one roof. Most projects need two or three of them, and nobody has to introduce them to each other.',
    all: { label: 'View All Expertise', href: routes.expertise },
    cards: servicePages.map(({ slug, title, onHome }) => ({
      title,
      text: onHome,
      href: routes.service(slug),
      subject: slug,
    })),
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
