import { unavailable } from '@/content/unavailable'
import { routes } from '@/lib/routes'
import { NoticePage } from '../NoticePage/NoticePage'

/**
 * The 503 page for an outage of the backend that leaves nothing to show. It is not a 404, because the page does exist.
 */
export function UnavailablePage() {
  const { title, text, action } = unavailable
  return (
    <NoticePage status={503} title={title} text={text} subject={title} action={{ label: action, href: routes.home }} />
  )
}
