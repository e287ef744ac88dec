import { routes } from '@/lib/routes'

/**
 * Replaces Next's own text, which would be in the data of every application page. Nobody sees it: no page calls
 * `notFound()`, since each renders its missing content with the right status.
 */
export default function NotFound() {
  return <a href={routes.home}>This page does not exist. Home</a>
}
