import { caseStudies } from '../../content/case-studies/index.ts'
import { expertise } from '../../content/expertise/index.ts'
import { industries } from '../../content/industries/index.ts'
import { journalArticles } from '../../content/journal/index.ts'
import { industryPages, servicePages } from '../../content/landing/index.ts'
import { posts } from '../../content/posts/index.ts'
import { routes } from '../routes.ts'
import { getLook, type Look, SUBJECTS, toSubject } from './subjects.ts'
import { toSeed } from './url.ts'

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

it('no two subjects have the same picture', () => {
  const looks = Object.values(SUBJECTS).map(({ motif, tone }) => `${motif} on ${tone}`)
  expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([])
})

it('no motif leads more than two landing pages, and the tree of life none but About', () => {
  const leading = Map.groupBy([...services, ...sectors], (subject) => getLook(subject).motif)
  expect([...leading].filter(([, subjects]) => subjects.length > 2)).toEqual([])
  const all = [...Object.keys(SUBJECTS), ...Array.from({ length: 200 }, (_, i) => `post ${i}`)]
  expect(all.filter((subject) => getLook(subject).motif === 'tree')).toEqual(['about'])
})

it.each<[string, string]>([
  [routes.home, 'home'],
  [routes.about, 'about'],
  [routes.service('cloud'), 'cloud'],
  [routes.industry('banking'), 'banking'],
  [routes.blogPage(3), 'blog'],
  [routes.blogCategory('devops', 2), 'devops'],
])('the card of %s shows what its page does', (path, subject) => {
  expect(toSubject(path)).toBe(subject)
})

it('a name of no table still has one look', () => {
  const look: Look = getLook('constructor')
  expect(look).toEqual(getLook('constructor'))
  expect(look.motif).toMatch(/^[a-z]+$/)
})
