import {
  content,
  findContentProblems,
  findPageProblems,
  findRoutesWithoutPage,
  findUnlisted,
} from './content-problems.ts'

// Each test breaks whatever content there is, so that it holds for any company's.
const [service] = content.servicePages
const [industryPage] = content.industryPages
const [study] = content.caseStudies
const [essay] = content.journalArticles
const [job] = content.jobs
if (!service || !industryPage || !study || !essay || !job) throw new Error('The content lacks a list')

const find = (change: Partial<typeof content>) => findContentProblems({ ...content, ...change })

it('finds nothing wrong with the content as it is', () => {
  expect(find({})).toEqual([])
})

it('names files that no list has', () => {
  const index = "import { cloud } from './cloud.ts'\n"
  expect(findUnlisted('content/services', ['index.ts', 'cloud.ts', 'quantum.ts', 'cloud.test.ts'], index)).toEqual([
    'content/services/quantum.ts is on no page: add it to the list in content/services/index.ts',
  ])
})

it('names addresses without a page', () => {
  const has = (file: string) => file === 'app/(static)/about/page.tsx'
  expect(findRoutesWithoutPage(['/about', '/pricing', '/sitemap.xml'], has)).toEqual([
    'lib/routes.ts has the address /pricing: add app/(static)/pricing/page.tsx',
  ])
})

it('names pages without a title, and pages to which nothing leads', () => {
  const page = "export const metadata = toMetadata({ title: 'Prices', path: routes.pricing })"
  expect(findPageProblems('/pricing', page, ['/pricing'])).toEqual([])
  expect(findPageProblems('/pricing', page, [])).toEqual([
    'Nothing leads to /pricing: add a link to the header or the footer in content/navigation.ts',
  ])
  expect(findPageProblems('/pricing', page.replace(' })', ', index: false })'), [])).toEqual([])
  expect(findPageProblems('/pricing', 'export default Page', ['/pricing'])).toEqual([
    'app/(static)/pricing/page.tsx has no title: export its metadata, made by toMetadata',
  ])
})

it('names what is there twice', () => {
  expect(find({ servicePages: [...content.servicePages, service] })).toEqual([
    `content/services/index.ts has the slug "${service.slug}" twice: change one`,
  ])
  expect(find({ caseStudies: [...content.caseStudies, study] })).toHaveLength(1)
  expect(find({ jobs: [...content.jobs, job] })).toHaveLength(1)
})

it('names photographs that do not exist, wherever the content shows them', () => {
  const [picture, ...pictures] = content.about.gallery.pictures
  const [member, ...others] = content.team
  if (!picture || !member) throw new Error('The content lacks a list')
  const gallery = { ...content.about.gallery, pictures: [{ ...picture, image: 'photos/loom.jpg' }, ...pictures] }
  const missing = (photo: string) => `The content shows ${photo}, which does not exist: add the file content/${photo}`
  expect(find({ about: { ...content.about, gallery } })).toEqual([missing('photos/loom.jpg')])
  expect(find({ team: [{ ...member, image: 'photos/team/nusrat.jpg' }, ...others] })).toEqual([
    missing('photos/team/nusrat.jpg'),
  ])
  expect(find({ caseStudies: [{ ...study, heroImage: 'photos/mill.jpg' }, ...content.caseStudies.slice(1)] })).toEqual([
    missing('photos/mill.jpg'),
  ])
})

it('names links that lead nowhere, with the file', () => {
  const lost = { label: 'Lost', href: '/no-such-page' }
  const callToAction = { ...service.callToAction, actions: [lost] }
  expect(find({ servicePages: [{ ...service, callToAction }, ...content.servicePages.slice(1)] })).toEqual([
    `content/services/${service.slug}.ts links to /no-such-page, which no page has: change the link`,
  ])
  const footer = {
    ...content.navigation.footer,
    columns: [{ title: 'Lost', links: [{ label: 'Lost', href: '/about#nowhere' }] }],
  }
  expect(find({ navigation: { ...content.navigation, footer } })).toEqual([
    'content/navigation.ts links to /about#nowhere, but /about has no section "nowhere": change the link',
  ])
  const asking = {
    ...content.home,
    closing: { ...content.home.closing, actions: [{ label: 'A', href: '/contact?service=x' }] },
  }
  expect(find({ home: asking })).toEqual(['content/home chooses the service "x": add it to content/service-options.ts'])
})

it('names a service that was removed while others still lead to it', () => {
  const problems = find({ servicePages: content.servicePages.slice(1) })
  expect(problems.join('\n')).toContain(`links to /services/${service.slug}, which no page has`)
})

it('names references to articles, categories and industries that do not exist', () => {
  const related = { ...service.related, articles: ['no-such-essay'], categories: ['X'], industries: ['Y'] }
  expect(find({ servicePages: [{ ...service, related }, ...content.servicePages.slice(1)] })).toEqual([
    `content/services/${service.slug}.ts names the article "no-such-essay", which content/journal/index.ts does not have`,
    `content/services/${service.slug}.ts names the category "X", which blogCategories in content/blog.ts does not have`,
    `content/services/${service.slug}.ts names the industry "Y", which caseStudyIndustries in content/case-study-listing.ts does not have`,
  ])
  expect(find({ caseStudies: [{ ...study, industry: 'Z' }, ...content.caseStudies.slice(1)] })).toHaveLength(1)
  expect(find({ jobs: [{ ...job, department: 'Z' }, ...content.jobs.slice(1)] })).toHaveLength(1)
  const own = { ...essay, related: [essay.id, essay.related[1]] as const }
  expect(find({ journalArticles: [own, ...content.journalArticles.slice(1)] })).toHaveLength(1)
})

it('names categories of the blog without a description', () => {
  const blogCategories = [...content.blogCategories, { value: 'quantum', label: 'Quantum' }]
  expect(find({ blogCategories })).toEqual([
    'content/blog-introductions.ts says nothing about the category "quantum" of content/blog.ts',
    'blogCategories in content/seo.ts says nothing about the category "quantum" of content/blog.ts',
  ])
})

it('names a category whose value is not the slug of its name', () => {
  const [all, ...others] = content.departments
  const [department] = others
  if (!all || !department) throw new Error('There are no departments')
  expect(find({ departments: [all, { ...department, value: 'old-name' }, ...others.slice(1)] })).toEqual([
    `content/departments.ts gives “${department.label}” the value "old-name": change it to "${department.value}"`,
  ])
})

it('names questions that the contract does not know, and the other way round', () => {
  const [first, ...others] = content.applicationFields
  if (!first) throw new Error('The application has no fields')
  expect(find({ applicationFields: [...content.applicationFields, { ...first, name: 'noSuchQuestion' }] })).toEqual([
    'lib/applications/fields.ts asks for "noSuchQuestion": add it to candidateSchema in lib/backend/contract.ts',
  ])
  expect(find({ applicationFields: others })).toEqual([
    `candidateSchema in lib/backend/contract.ts has "${first.name}": add its question to lib/applications/fields.ts`,
  ])
})

it('names a sector that leads to the page of another, and a journal without a leading article', () => {
  const sector = { ...industryPage.sector, learnMore: { label: 'A', href: `/services/${service.slug}` } }
  expect(find({ industryPages: [{ ...industryPage, sector }, ...content.industryPages.slice(1)] })).toHaveLength(1)
  expect(find({ journalArticles: content.journalArticles.map((one) => ({ ...one, featured: false })) })).toHaveLength(1)
})
