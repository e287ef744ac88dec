import 'server-only'
import type { LandingPage, Link } from '../../content/copy-types.ts'
import { journalArticles } from '../../content/journal/index.ts'
import { getPosts } from '../backend/read-posts.ts'
import { getTeam } from '../backend/read-team.ts'
import { routes } from '../routes.ts'
import { getStudies } from './studies/studies.ts'

const MAX_POSTS = 2
const MAX_STUDIES = 2

type Post = { category: string | null; tags: readonly string[] }

/** Returns the posts of a landing page's categories, in its order, then those that share a tag with it. */
export function findRelatedPosts<Item extends Post>(
  { categories, tags }: LandingPage['related'],
  posts: readonly Item[],
  max: number,
): Item[] {
  const ofCategory = categories.flatMap((category) => posts.filter((post) => post.category === category))
  const ofTag = posts.filter((post) => !ofCategory.includes(post) && post.tags.some((tag) => tags.includes(tag)))
  return [...ofCategory, ...ofTag].slice(0, max)
}

type Study = { industry: string; tags: readonly string[] }

/** Returns the case studies of a landing page's industries, in its order, then those that share a tag with it. */
export function findRelatedStudies<Item extends Study>(
  { industries, tags }: LandingPage['related'],
  studies: readonly Item[],
  max: number,
): Item[] {
  const ofIndustry = industries.flatMap((industry) => studies.filter((study) => study.industry === industry))
  const ofTag = studies.filter((study) => !ofIndustry.includes(study) && study.tags.some((tag) => tags.includes(tag)))
  return [...ofIndustry, ...ofTag].slice(0, max)
}

/** A published text. The copy of a page links to it by `id`; `slug` is the end of its present address. */
type Published = { id: string; slug: string }

/** Returns where a link leads now, or undefined if it leads to a case study that visitors cannot see. */
export function followLink(link: Link | undefined, studies: readonly Published[]): Link | undefined {
  const base = routes.caseStudy('')
  if (!link?.href.startsWith(base)) return link
  const study = studies.find(({ id }) => id === link.href.slice(base.length))
  return study && { ...link, href: routes.caseStudy(study.slug) }
}

/** Returns a landing page without links to what visitors cannot see. */
function followLinks(page: LandingPage, studies: readonly Published[]): LandingPage {
  const { proof, questions } = page
  const follow = <Part extends { link?: Link }>(part: Part) => ({ ...part, link: followLink(part.link, studies) })
  return {
    ...page,
    proof: { ...proof, evidence: follow(proof.evidence) },
    questions: { ...questions, items: questions.items.map(follow) },
  }
}

/**
 * Reads what a landing page shows: its own words, posts, case studies, articles, and the job title of the person it names
 * (null if the team has nobody of that name).
 */
export async function getRelated(page: LandingPage) {
  const { related, proof } = page
  const [posts, team, studies] = await Promise.all([getPosts(), getTeam(), getStudies()])
  // A shared tag is a weak reason: it counts only if no study is of the page's industries.
  const ofIndustry = studies.filter(({ industry }) => related.industries.includes(industry))
  return {
    page: followLinks(page, studies),
    posts: findRelatedPosts(related, posts, MAX_POSTS),
    studies: findRelatedStudies(related, ofIndustry.length > 0 ? ofIndustry : studies, MAX_STUDIES),
    articles: journalArticles.filter(({ id }) => related.articles?.includes(id)),
    designation: team.find(({ name }) => name === proof.person.name)?.designation ?? null,
  }
}
