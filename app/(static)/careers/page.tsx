import { CareersPage } from '@/components/jobs/CareersPage/CareersPage'
import { seo } from '@/content/seo'
import { getAnswerLine } from '@/lib/applications/published-answers'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toJobFeedLinks } from '@/lib/seo/feeds/feed-links'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers, feeds: toJobFeedLinks() })

export default async function CareersFrontPage() {
  return <CareersPage query={NO_QUERY} answerLine={await getAnswerLine()} />
}
