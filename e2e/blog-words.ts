/** Words, categories and topics that the tests of lists use, taken from whatever posts and jobs the content has. */
import { blog, blogCategories, popularTopics } from '../content/blog'
import { departments } from '../content/departments'
import { jobs } from '../content/jobs'
import { listingFilters } from '../content/listing-filters'
import { posts } from '../content/posts'

const isTaggedWith = (topic: string) => (post: (typeof posts)[number]) =>
  post.tags.some((tag) => tag.toLowerCase() === topic.toLowerCase())

/** The categories that have posts, those with the most first. */
export const categories = blogCategories
  .map((category) => ({ ...category, posts: posts.filter((post) => post.category === category.label) }))
  .filter((category) => category.posts.length > 0)
  .toSorted((a, b) => b.posts.length - a.posts.length)

/** The topics that have posts, those with the most first. */
export const topics = popularTopics
  .map((label) => ({ label, posts: posts.filter(isTaggedWith(label)) }))
  .filter((topic) => topic.posts.length > 0)
  .toSorted((a, b) => b.posts.length - a.posts.length)

const toWords = (text: string) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []
const toText = ({ title, subTitle, tags, category }: (typeof posts)[number]) =>
  [title, subTitle, category, ...tags].join(' ')

/** Returns a word that begins no other word of the other posts. */
export function findOwnWord(post: (typeof posts)[number]): string {
  const others = posts.filter((other) => other !== post).flatMap((other) => toWords(toText(other)))
  const word = toWords(post.title).find(
    (own) => !others.some((other) => other.startsWith(own) || own.startsWith(other)),
  )
  if (!word) throw new Error(`“${post.title}” has no word of its own`)
  return word
}

/** The number of cards below the featured post on the first page of the blog, and whether there is a second page. */
export const cardsOnFirstPage = Math.min(9, posts.length - 1)
export const hasSecondPage = posts.length > 10

/** The departments that have positions. */
export const busyDepartments = departments.filter(({ label }) => jobs.some(({ department }) => department === label))

/** Returns a position, and a word of its title that few others have. */
export function findOwnJob() {
  const found = jobs.flatMap((job) =>
    toWords(job.title).map((word) => ({
      job,
      word,
      count: jobs.filter((other) => JSON.stringify(other).toLowerCase().includes(word)).length,
    })),
  )
  const [rarest] = found.toSorted((a, b) => a.count - b.count)
  if (!rarest || rarest.count === jobs.length) throw new Error('No word tells the positions apart')
  return rarest
}

/** The words after the number of results in a list. */
export const phrases = {
  topic: (topic: string) => listingFilters.topic.replace('{topic}', topic),
  category: (category: string) => listingFilters.category.replace('{category}', category),
  search: (search: string) => listingFilters.search.replace('{search}', search),
  /** Matches a number of posts. */
  posts: new RegExp(
    `(?:${RegExp.escape(blog.results.one)}|${RegExp.escape(blog.results.many).replace(RegExp.escape('{count}'), '\\d+')})`,
  ),
}
