import type { SeedJob } from './types.ts'

/** The open positions a new database starts with, in the order of the page. */
export const jobs: SeedJob[] = [
  {
    id: '1',
    title: 'Backend Engineer',
    department: 'Development',
    location: 'Dhaka or remote',
    jobType: 'Full-time',
    experience: '3-5 years',
    salary: 'BDT 120,000 - 160,000 a month',
    description: 'Build and run the services behind our clients’ products, from data model to deployment.',
    createdAt: '2026-11-02T04:00:00.000Z',
    requirements: ['Three years with a typed language on the server', 'SQL beyond what an ORM writes'],
    responsibilities: ['Own two services from design to on-call', 'Review code every day'],
  },
]
