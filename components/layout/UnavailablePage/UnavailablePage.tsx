import { unavailable } from '@/content/unavailable'
import { routes } from '@/lib/routes'
import { NoticePage } from '../NoticePage/NoticePage'

/** Answers 503 where a backend that is away leaves nothing to show: not a 404, for the page does exist. */
export function UnavailablePage() {
  const { title, text, action } = unavailable
  return (
    <NoticePage status={503} title={title} text={text} seed={title} action={{ label: action, href: routes.home }} />
  )
}
