import { routes } from '@/lib/routes'

/**
 * Shown where `notFound()` is called, which no page does: each says itself what is missing, and names its status. Next's own would
 * be in the data of every application.
 */
export default function NotFound() {
  return <a href={routes.home}>This page does not exist. Home</a>
}
