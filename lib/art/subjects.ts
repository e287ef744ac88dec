import type { Tone } from './palette.ts'
import { MOTIFS, type Motif } from './scenes/index.ts'
import { toSeed } from './seed.ts'
import { createRandom } from './seeded-random.ts'

/** The look of a subject's picture. `side` is the side of its main motif, if words cover the other one. */
export type Look = { motif: Motif; tone: Tone; side?: -1 | 1 }

const look = (motif: Motif, tone: Tone, side?: -1 | 1): Look => (side ? { motif, tone, side } : { motif, tone })

/**
 * The looks of the company's own subjects, on their pages, in lists and on social cards: pages and articles by the end
 * of their address, posts by their title. No two are the same on a card, and neighbours in a list differ.
 */
export const SUBJECTS: Readonly<Record<string, Look>> = {
  home: look('river', 'indigo'),
  about: look('tree', 'paper'),
  careers: look('flower', 'paper'),
  expertise: look('border', 'indigo'),
  industries: look('fields', 'indigo'),
  insights: look('pair', 'indigo'),
  journal: look('kalka', 'leaf'),
  'case-studies': look('lattice', 'turmeric'),
  blog: look('shoal', 'turmeric'),
  contact: look('boats', 'turmeric'),
  join: look('lattice', 'madder', 1),

  'web-development': look('flower', 'madder'),
  'mobile-development': look('boats', 'paper'),
  'ai-ml': look('shoal', 'leaf'),
  cloud: look('rays', 'turmeric'),
  cybersecurity: look('lattice', 'leaf'),
  'business-solutions': look('kalka', 'paper'),

  'hi-tech': look('threads', 'paper'),
  banking: look('pair', 'leaf'),
  insurance: look('pond', 'madder'),
  manufacturing: look('wheel', 'leaf'),
  retail: look('border', 'turmeric'),
  healthcare: look('lotus', 'indigo'),
  education: look('rays', 'paper'),
  'public-sector': look('wheel', 'turmeric'),
  logistics: look('river', 'leaf'),
  hospitality: look('fields', 'turmeric'),

  'development-solution': look('kalka', 'madder', 1),
  'it-infrastructure-solution': look('pond', 'indigo', -1),
  'ai-and-machine-learning': look('pair', 'turmeric', 1),
  'business-solution': look('rays', 'indigo', -1),
  'enterprise-solution': look('lotus', 'paper', 1),

  'ai-fraud-detection': look('lattice', 'paper'),
  'checkout-for-slow-phones': look('shoal', 'madder'),
  'fabric-inspection-by-camera': look('threads', 'turmeric'),
  'offline-patient-records': look('rays', 'leaf'),

  'ninety-eight-percent-of-what': look('threads', 'leaf'),
  'software-that-expects-the-power-to-go': look('pond', 'turmeric'),
  'a-third-of-the-reports': look('wheel', 'madder'),
  'software-sold-by-the-day': look('pair', 'paper'),
  'the-register-on-the-counter': look('fields', 'leaf'),
  'the-restore-nobody-had-timed': look('lotus', 'turmeric'),
  'the-phone-with-two-gigabytes': look('flower', 'indigo'),
  'who-left-in-march': look('river', 'madder'),

  'Bengali text that compares equal': look('border', 'paper'),
  'Change a live table without downtime': look('threads', 'indigo'),
  'A cloud bill you can explain': look('river', 'turmeric'),
  'An API endpoint that is safe to call twice': look('lotus', 'leaf'),
  'Forms that survive a bad connection': look('flower', 'turmeric'),
  'A job queue in one PostgreSQL table': look('wheel', 'paper'),
  'Measure INP before you fix it': look('pond', 'leaf'),
  'Measure retrieval before your users do': look('pair', 'madder'),
  'Move from a spreadsheet to an ERP': look('fields', 'paper'),
  'An outbox for offline-first React Native apps': look('boats', 'indigo'),
  'Smaller Docker images for Node.js- step by step': look('rays', 'madder'),
  'A strict Content Security Policy in five steps': look('lattice', 'indigo'),
}

// The tree of life is reserved for the company.
const others = MOTIFS.filter((motif) => motif !== 'tree') as [Motif, ...Motif[]]

/** Returns the subject of a page. All pages of a list have the same one. */
export const toSubject = (path: string): string =>
  path
    .replace(/\/page\/\d+$/, '')
    .split('/')
    .at(-1) || 'home'

/** Returns the look of a subject. A subject that is not in the table gets one by its name. */
export function getLook(subject: string): Look {
  const seed = toSeed(subject)
  const known = Object.hasOwn(SUBJECTS, seed) ? SUBJECTS[seed] : undefined
  if (known) return known
  const choose = createRandom(`look/${seed}`)
  const motif = choose.pick(others)
  return { motif, tone: choose.pick<Tone>(['paper', 'paper', 'indigo', 'madder', 'turmeric', 'leaf']) }
}
