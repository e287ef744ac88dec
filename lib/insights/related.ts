import 'server-only'
import type { LandingPage, Link } from '../../content/copy-types.ts'
import { getPosts } from '../backend/read-posts.ts'
import { getTeam } from '../backend/read-team.ts'
import { fileLists, lists, toOtherLabel } from '../listing/lists.ts'
import { routes } from '../routes.ts'
import { getArticles } from './journal/articles.ts'
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
  const labels = categories.map((category) => toOtherLabel(category, fileLists.categories, lists.categories))
  const ofCategory = labels.flatMap((label) => posts.filter((post) => post.category === label))
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

/** A published study or article. Pages link to it by `id`; `slug` is the end of its current address. */
type Published = { id: string; slug: string }

type Texts = { studies: readonly Published[]; articles: readonly Published[] }

/**
 * Returns a link's current address, or undefined if it leads to a case study or an article that visitors cannot see.
 */
export function followLink(link: Link | undefined, { studies, articles }: Texts): Link | undefined {
  for (const [toAddress, texts] of [
    [routes.caseStudy, studies],
    [routes.journalArticle, articles],
  ] as const) {
    const base = toAddress('')
    if (!link?.href.startsWith(base)) continue
    const text = texts.find(({ id }) => id === link.href.slice(base.length))
    return text && { ...link, href: toAddress(text.slug) }
  }
  return link
}

/** Returns a landing page without links to what visitors cannot see. */
function followLinks(page: LandingPage, texts: Texts): LandingPage {
  const { proof, questions } = page
  const follow = <Part extends { link?: Link }>(part: Part) => ({ ...part, link: followLink(part.link, texts) })
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
  const [posts, team, studies, articles] = await Promise.all([getPosts(), getTeam(), getStudies(), getArticles()])
  // A shared tag is a weak link: it counts only if no study is from the page's industries.
  const ofIndustry = studies.filter(({ industry }) => related.industries.includes(industry))
  return {
    page: followLinks(page, { studies, articles }),
    posts: findRelatedPosts(related, posts, MAX_POSTS),
    studies: findRelatedStudies(related, ofIndustry.length > 0 ? ofIndustry : studies, MAX_STUDIES),
    articles: articles.filter(({ id }) => related.articles?.includes(id)),
    designation: team.find(({ name }) => name === proof.person.name)?.designation ?? null,
  }
}
