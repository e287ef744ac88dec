import { toSeed } from '../../lib/art/seed.ts'
import { getLook, SUBJECTS, toSubject } from '../../lib/art/subjects.ts'
import { caseStudies } from '../case-studies/index.ts'
import { expertise } from '../expertise/index.ts'
import { industries, industryPages } from '../industries/index.ts'
import { journalArticles } from '../journal/index.ts'
import { posts } from '../posts/index.ts'
import { servicePages } from '../services/index.ts'

const sectors = industries.sectors.map(({ learnMore }) => toSubject(learnMore.href))
const services = servicePages.map(({ slug }) => slug)
const lists = {
  services,
  'pages of sectors': industryPages.map(({ slug }) => slug),
  'sectors of /industries': sectors,
  'groups of /expertise': expertise.groups.map(({ slug }) => slug),
  studies: caseStudies.map(({ id }) => id),
  essays: journalArticles.map(({ id }) => id),
  posts: posts.map(({ title }) => toSeed(title)),
}

it.each(Object.entries(lists))('%s have pictures of their own, unlike their neighbours’', (_, subjects) => {
  expect(subjects.filter((subject) => !Object.hasOwn(SUBJECTS, subject))).toEqual([])
  const alike = subjects.filter((subject, i) => {
    const [one, before] = [getLook(subject), getLook(subjects[i - 1] ?? 'none')]
    return i > 0 && (one.motif === before.motif || one.tone === before.tone)
  })
  expect(alike).toEqual([])
})

it('no motif leads more than two landing pages, and the tree of life none but About', () => {
  const leading = Map.groupBy([...services, ...sectors], (subject) => getLook(subject).motif)
  expect([...leading].filter(([, subjects]) => subjects.length > 2)).toEqual([])
  const all = [...Object.keys(SUBJECTS), ...Array.from({ length: 200 }, (_, i) => `post ${i}`)]
  expect(all.filter((subject) => getLook(subject).motif === 'tree')).toEqual(['about'])
})
