import type { Article } from '../../backend/article-content.ts'

const MAX_NEXT = 2

type Choice = Pick<Article, 'featured' | 'publishedDate'>

/** Returns the article that leads the journal: the latest of those that are marked, or the first one. */
export const findLead = <Item extends Choice>(articles: readonly Item[]): Item | undefined =>
  articles
    .filter(({ featured }) => featured)
    .toSorted((one, other) => other.publishedDate.localeCompare(one.publishedDate))[0] ?? articles[0]

type Linked = Pick<Article, 'id' | 'tags' | 'related'>

/**
 * Returns the articles to read after one, in the order of all: those that its author chose, then others with the most of
 * its tags.
 */
export function findNextArticles<Item extends Linked>(article: Linked, articles: readonly Item[]): Item[] {
  const countShared = ({ tags }: Linked) => tags.filter((tag) => article.tags.includes(tag)).length
  const others = articles.filter(({ id }) => id !== article.id)
  const isChosen = ({ id }: Linked) => article.related.includes(id)
  const rest = others.filter((other) => !isChosen(other)).toSorted((a, b) => countShared(b) - countShared(a))
  const next = [...others.filter(isChosen), ...rest].slice(0, MAX_NEXT)
  return articles.filter((each) => next.includes(each))
}
