import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { about } from '../content/about.ts'
import { articlePage, blogCategories } from '../content/blog.ts'
import { blogIntroductions } from '../content/blog-introductions.ts'
import { application, careers } from '../content/careers.ts'
import { caseStudies } from '../content/case-studies/index.ts'
import { caseStudyIndustries, caseStudyListing, caseStudyPage } from '../content/case-study-listing.ts'
import { contact } from '../content/contact.ts'
import type { LandingPage, Option } from '../content/copy-types.ts'
import { departments } from '../content/departments.ts'
import { expertise } from '../content/expertise/index.ts'
import { home } from '../content/home/index.ts'
import { industries, industryPages } from '../content/industries/index.ts'
import { insights } from '../content/insights.ts'
import { jobs } from '../content/jobs.ts'
import { journalArticles } from '../content/journal/index.ts'
import { journalCategories, journalPage } from '../content/journal-listing.ts'
import { expertiseMenu, footer, header, industriesMenu } from '../content/navigation.ts'
import { posts } from '../content/posts/index.ts'
import { seo } from '../content/seo.ts'
import { serviceLabels } from '../content/service-options.ts'
import { servicePages } from '../content/services/index.ts'
import { team } from '../content/team.ts'
import { applicationFields } from '../lib/applications/steps.ts'
import { drawScene } from '../lib/art/cover.ts'
import { drawDefaultBanner } from '../lib/art/draw.ts'
import { drawTabIcon } from '../lib/art/icon.ts'
import { drawDefaultUser } from '../lib/art/monogram.ts'
import { candidateSchema, contactSchema } from '../lib/backend/contract.ts'
import { contactFields } from '../lib/contact/fields.ts'
import { toSlug } from '../lib/format/slug.ts'
import { routes } from '../lib/routes.ts'
import { pageLinks } from '../lib/sitemap/site-links.ts'

const root = path.join(import.meta.dirname, '..')

/** The parts of the content that refer to each other. */
export const content = {
  about,
  applicationFields,
  articlePage,
  blogCategories,
  blogIntroductions,
  careers: { careers, application },
  caseStudies,
  caseStudyIndustries,
  caseStudyListing: { caseStudyListing, caseStudyPage },
  contact,
  contactFields,
  departments,
  expertise,
  home,
  industries,
  industryPages,
  insights,
  jobs,
  journalArticles,
  journalCategories,
  journalPage,
  navigation: { expertiseMenu, industriesMenu, header, footer },
  posts,
  seo,
  servicePages,
  team,
}
type Content = typeof content

const labelsOf = (options: readonly Option[]) => options.flatMap(({ value, label }) => (value ? label : []))

/** Returns the file of a page. A file with another name than the page's slug is not found: then its folder, with the slug. */
function fileOf(folder: string, { slug }: { slug: string }): string {
  const file = `content/${folder}/${slug}.ts`
  return existsSync(path.join(root, file)) ? file : `content/${folder} (${slug})`
}

/** Returns the files of a folder that its index.ts does not import. */
export function findUnlisted(folder: string, files: readonly string[], index: string): string[] {
  return files
    .filter((file) => !['index.ts', 'authors.ts', 'delta.ts'].includes(file) && !/(?:-type|\.test)\.ts$/.test(file))
    .filter((file) => !index.includes(`'./${file}'`))
    .map((file) => `${folder}/${file} is on no page: add it to the list in ${folder}/index.ts`)
}

function findAllUnlisted(): string[] {
  const folders = ['services', 'industries', 'expertise', 'case-studies', 'journal', 'posts'].map((f) => `content/${f}`)
  return folders.flatMap((folder) => {
    const index = readFileSync(path.join(root, folder, 'index.ts'), 'utf8')
    return findUnlisted(folder, globSync('*.ts', { cwd: path.join(root, folder) }), index)
  })
}

function findRepeated(content: Content): string[] {
  const { sectors } = content.industries
  const lists: [file: string, what: string, names: readonly string[]][] = [
    ['content/services/index.ts', 'slug', content.servicePages.map(({ slug }) => slug)],
    ['content/industries/index.ts', 'slug', content.industryPages.map(({ slug }) => slug)],
    [
      'content/industries',
      'slug of a sector or sub-sector',
      sectors.flatMap(({ slug, subSectors }) => [slug, ...subSectors.map((sub) => sub.slug)]),
    ],
    [
      'content/expertise',
      'slug',
      content.expertise.groups.flatMap(({ slug, services }) => [slug, ...services.map((service) => service.slug)]),
    ],
    ['content/case-studies/index.ts', 'id', content.caseStudies.map(({ id }) => id)],
    ['content/journal/index.ts', 'id', content.journalArticles.map(({ id }) => id)],
    ['content/posts/index.ts', 'id', content.posts.map(({ id }) => id)],
    ['content/jobs.ts', 'id', content.jobs.map(({ id }) => id)],
  ]
  return lists.flatMap(([file, what, names]) =>
    [...new Set(names.filter((name, i) => names.indexOf(name) !== i))].map(
      (name) => `${file} has the ${what} "${name}" twice: change one`,
    ),
  )
}

/** Returns the links in a part of the content. */
function findLinks(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'href' && typeof value === 'string' ? [value] : findLinks(value),
  )
}

function findBrokenLinks(content: Content): string[] {
  const staticPages = Object.values(routes).filter((route) => typeof route === 'string')
  const pages = new Set<string>([
    ...staticPages,
    ...content.servicePages.map(({ slug }) => routes.service(slug)),
    ...content.industryPages.map(({ slug }) => routes.industry(slug)),
    ...content.caseStudies.map(({ id }) => routes.caseStudy(id)),
    ...content.journalArticles.map(({ id }) => routes.journalArticle(id)),
    ...content.blogCategories.map(({ value }) => routes.blogCategory(value)),
  ])
  const sections: Record<string, string[]> = {
    [routes.home]: [content.home.ventures.id],
    [routes.expertise]: content.expertise.groups.flatMap(({ slug, services }) => [
      slug,
      ...services.map((service) => service.slug),
    ]),
    [routes.industries]: content.industries.sectors.flatMap(({ slug, subSectors }) => [
      slug,
      ...subSectors.map((sub) => sub.slug),
    ]),
    [routes.about]: [content.about.story.id, content.about.team.id, content.about.partners.id],
    [routes.contact]: [content.contact.form.id, content.contact.office.id],
    [routes.careers]: [content.careers.careers.positions.id, content.careers.careers.process.id],
  }
  const places: [file: string, page: string, part: unknown][] = [
    ['content/navigation.ts', '/', content.navigation],
    ['content/home', routes.home, content.home],
    ['content/about.ts', routes.about, content.about],
    ['content/contact.ts', routes.contact, content.contact],
    ['content/careers.ts', routes.careers, content.careers],
    ['content/insights.ts', routes.insights, content.insights],
    ['content/blog.ts', routes.blog, content.articlePage],
    ['content/journal-listing.ts', routes.journal, content.journalPage],
    ['content/case-study-listing.ts', routes.caseStudies, content.caseStudyListing],
    ...content.servicePages.map((page) => [fileOf('services', page), '/', page] as [string, string, unknown]),
    ...content.industryPages.map((page) => [fileOf('industries', page), '/', page] as [string, string, unknown]),
    ...content.expertise.groups.map((group) => ['content/expertise', '/', group] as [string, string, unknown]),
  ]
  return places.flatMap(([file, page, part]) =>
    [...new Set(findLinks(part))]
      .filter((href) => /^[/#]/.test(href))
      .flatMap((href) => {
        const { pathname, hash, searchParams } = new URL(href, `http://site.example${page}`)
        const service = searchParams.get('service')
        if (!pages.has(pathname)) return [`${file} links to ${href}, which no page has: change the link`]
        if (hash && !sections[pathname]?.includes(hash.slice(1)))
          return [`${file} links to ${href}, but ${pathname} has no section "${hash.slice(1)}": change the link`]
        if (service && !Object.hasOwn(serviceLabels, service))
          return [`${file} chooses the service "${service}": add it to content/service-options.ts`]
        return []
      }),
  )
}

function findUnknownNames(content: Content): string[] {
  const categories = labelsOf(content.blogCategories)
  const studyIndustries = labelsOf(content.caseStudyIndustries)
  const journalTags = labelsOf(content.journalCategories)
  const essays = content.journalArticles.map(({ id }) => id)
  const unknown = (file: string, what: string, names: readonly string[], known: readonly string[], where: string) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => `${file} names the ${what} "${name}", which ${where} does not have`)
  const landing = (folder: string, pages: readonly LandingPage[]) =>
    pages.flatMap((page) => {
      const { articles = [], categories: named, industries: of } = page.related
      const file = fileOf(folder, page)
      return [
        ...unknown(file, 'article', articles, essays, 'content/journal/index.ts'),
        ...unknown(file, 'category', named, categories, 'blogCategories in content/blog.ts'),
        ...unknown(file, 'industry', of, studyIndustries, 'caseStudyIndustries in content/case-study-listing.ts'),
      ]
    })
  return [
    ...landing('services', content.servicePages),
    ...landing('industries', content.industryPages),
    ...content.caseStudies.flatMap(({ id, industry }) =>
      unknown(
        `content/case-studies (${id})`,
        'industry',
        [industry],
        studyIndustries,
        'caseStudyIndustries in content/case-study-listing.ts',
      ),
    ),
    ...content.journalArticles.flatMap(({ id, tags, related }) => [
      ...unknown(
        `content/journal (${id})`,
        'tag',
        tags,
        journalTags,
        'journalCategories in content/journal-listing.ts',
      ),
      ...unknown(
        `content/journal (${id})`,
        'article',
        related,
        essays.filter((other) => other !== id),
        'the rest of content/journal/index.ts',
      ),
    ]),
    ...content.posts.flatMap(({ title, category }) =>
      unknown(
        `content/posts (${title})`,
        'category',
        category ? [category] : [],
        categories,
        'blogCategories in content/blog.ts',
      ),
    ),
    ...content.jobs.flatMap(({ title, department }) =>
      unknown(
        `content/jobs.ts (${title})`,
        'department',
        [department],
        labelsOf(content.departments),
        'content/departments.ts',
      ),
    ),
  ]
}

/** Returns the keys of photographs in a part of the content, such as `photos/team/nusrat.jpg`. */
function findPhotos(part: unknown): string[] {
  if (typeof part === 'string') return part.startsWith('photos/') ? [part] : []
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(findPhotos) : []
}

function findMissingPhotos(content: Content): string[] {
  return [...new Set(findPhotos(content))]
    .filter((photo) => !existsSync(path.join(root, 'content', photo)))
    .map((photo) => `The content shows ${photo}, which does not exist: add the file content/${photo}`)
}

function findUndescribedCategories(content: Content): string[] {
  const values = content.blogCategories.flatMap(({ value }) => value || [])
  const descriptions: [file: string, known: string[]][] = [
    ['content/blog-introductions.ts', Object.keys(content.blogIntroductions)],
    ['blogCategories in content/seo.ts', Object.keys(content.seo.blogCategories)],
  ]
  return descriptions.flatMap(([file, known]) => [
    ...values
      .filter((value) => !known.includes(value))
      .map((value) => `${file} says nothing about the category "${value}" of content/blog.ts`),
    ...known
      .filter((value) => !values.includes(value))
      .map((value) => `${file} describes the category "${value}", which content/blog.ts does not have`),
  ])
}

/** The fields of the contract without a question: the form fills them in. */
const FILLED_IN = ['jobId', 'requiresSponsorship', 'resumeLink', 'coverLetterLink', 'answersToQuestions']
/** Questions that become another field: the files become links, and the subject becomes a part of the message. */
const RESHAPED = ['resume', 'coverLetterFile', 'about']

function findFieldProblems(content: Content): string[] {
  const forms = [
    ['lib/applications/fields.ts', content.applicationFields, 'candidateSchema', candidateSchema.shape],
    ['lib/contact/fields.ts', content.contactFields, 'contactSchema', contactSchema.shape],
  ] as const
  return forms.flatMap(([file, fields, schema, shape]) => {
    const asked = fields.map(({ name }) => name)
    const known = Object.keys(shape)
    return [
      ...asked
        .filter((name) => !known.includes(name) && !RESHAPED.includes(name))
        .map((name) => `${file} asks for "${name}": add it to ${schema} in lib/backend/contract.ts`),
      ...known
        .filter((name) => !asked.includes(name) && !FILLED_IN.includes(name))
        .map((name) => `${schema} in lib/backend/contract.ts has "${name}": add its question to ${file}`),
    ]
  })
}

/** The addresses in lib/routes.ts that only redirect, or are files. */
const NO_PAGES = /^\/(?:api|art|images)\/|\.\w+$/

const PAGES = 'app/(static)'

/** Returns the addresses that have no folder in `app`. `has` tells whether a file exists. */
export function findRoutesWithoutPage(addresses: readonly string[], has: (file: string) => boolean): string[] {
  return addresses
    .filter((address) => !NO_PAGES.test(address))
    .filter((address) => !has(path.posix.join(PAGES, address, 'page.tsx')))
    .filter((address) => ![PAGES, 'app'].some((folder) => has(path.posix.join(folder, address, 'route.ts'))))
    .map((address) => `lib/routes.ts has the address ${address}: add ${path.posix.join(PAGES, address, 'page.tsx')}`)
}

/** Returns what a page lacks: a title or, if search engines may show it, a link in the header or the footer. */
export function findPageProblems(address: string, source: string, linked: readonly string[]): string[] {
  const page = path.posix.join(PAGES, address, 'page.tsx')
  if (!/\bexport (?:const|function|async function) (?:metadata|generateMetadata)\b/.test(source))
    return [`${page} has no title: export its metadata, made by toMetadata`]
  const isShown = source.includes('toMetadata(') && !source.includes('index: false')
  if (!isShown || linked.includes(address)) return []
  return [`Nothing leads to ${address}: add a link to the header or the footer in content/navigation.ts`]
}

function findMissingPages(): string[] {
  const addresses = Object.values(routes).filter(
    (route): route is Extract<typeof route, string> => typeof route === 'string',
  )
  const linked = pageLinks.map(({ href }) => href)
  return [
    ...findRoutesWithoutPage(addresses, (file) => existsSync(path.join(root, file))),
    ...addresses.flatMap((address) => {
      const page = path.join(root, PAGES, address, 'page.tsx')
      return existsSync(page) ? findPageProblems(address, readFileSync(page, 'utf8'), linked) : []
    }),
  ]
}

/** The files that `npm run art --prefix tools` draws as SVG in the company's colours. */
export const drawnFiles: Readonly<Record<string, () => string>> = {
  'app/icon.svg': drawTabIcon,
  'public/images/default-banner.svg': drawDefaultBanner,
  'public/images/default-user.svg': drawDefaultUser,
  'public/images/film.svg': () => drawScene('two-fish', { width: 900, height: 720 }),
}

function findOldDrawings(): string[] {
  return Object.entries(drawnFiles)
    .filter(([file, draw]) => draw() !== readFileSync(path.join(root, file), 'utf8'))
    .map(([file]) => `${file} differs from what its code draws: run npm run art --prefix tools`)
}

/** Items are found under the slug of their category's name, so a category needs that slug as its value. */
function findWrongValues(content: Content): string[] {
  const lists: [file: string, options: readonly Option[]][] = [
    ['content/blog.ts', content.blogCategories],
    ['content/departments.ts', content.departments],
    ['content/case-study-listing.ts', content.caseStudyIndustries],
    ['content/journal-listing.ts', content.journalCategories],
  ]
  return lists.flatMap(([file, options]) =>
    options
      .filter(({ value, label }) => value !== '' && value !== toSlug(label))
      .map(({ value, label }) => `${file} gives “${label}” the value "${value}": change it to "${toSlug(label)}"`),
  )
}

function findMismatches(content: Content): string[] {
  const misled = content.industryPages.filter(({ slug, sector }) => sector.learnMore.href !== routes.industry(slug))
  const featured = content.journalArticles.filter((article) => article.featured).length
  const hasLeader = featured === 1 || content.journalArticles.length === 0
  return [
    ...misled.map(
      (page) =>
        `${fileOf('industries', page)} leads its sector to ${page.sector.learnMore.href}: lead it to its own page`,
    ),
    ...(hasLeader ? [] : [`content/journal has ${featured} featured articles: set "featured" in exactly one`]),
  ]
}

/** Returns the gaps and contradictions in the content: a sentence each, with the file to edit. */
export function findContentProblems(content: Content): string[] {
  return [
    ...findRepeated(content),
    ...findBrokenLinks(content),
    ...findUnknownNames(content),
    ...findMissingPhotos(content),
    ...findUndescribedCategories(content),
    ...findFieldProblems(content),
    ...findWrongValues(content),
    ...findMismatches(content),
  ]
}

/**
 * Returns what an unfinished change forgot: files that no list names, pages without a folder, and the problems of the
 * content.
 */
export const findProblems = (): string[] => [
  ...findAllUnlisted(),
  ...findMissingPages(),
  ...findOldDrawings(),
  ...findContentProblems(content),
]
