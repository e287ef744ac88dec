import { company } from '../../../content/company.ts'
import { seo } from '../../../content/seo.ts'
import { routes } from '../../routes.ts'
import { toFullUrl } from '../address.ts'
import { type Feed, type FeedFormat, toFeedId } from './render-feed.ts'

/** Returns the head of a list's feed. */
export function toChannel(list: 'blog' | 'journal', format: FeedFormat): Omit<Feed, 'entries'> {
  const { title, description } = seo.pages[list]
  return {
    id: toFeedId(list),
    title: `${company.name}: ${title}`,
    description,
    page: toFullUrl(routes[list]),
    address: toFullUrl(routes.feed(list, format)),
  }
}
