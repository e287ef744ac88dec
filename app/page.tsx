import { HomeBlocks } from '@/components/home/HomeBlocks/HomeBlocks'
import { DocumentPage } from '@/components/layout/Page/Page'
import { routes } from '@/lib/routes'

export default function HomePage() {
  return (
    <DocumentPage active={routes.home}>
      <HomeBlocks posts={[]} people={[]} stories={[]} />
    </DocumentPage>
  )
}
