import { DocumentPage } from '@/components/layout/Page/Page'
import { HomeBlocks, type HomeBlocksProps } from '../HomeBlocks/HomeBlocks'
import { NotFoundNotice } from '../NotFoundNotice/NotFoundNotice'

/** Any address that leads nowhere: Home, with one line at its top that says so, and the status 404. */
export function NoSuchPage(props: HomeBlocksProps) {
  return (
    <DocumentPage status={404}>
      <NotFoundNotice />
      <HomeBlocks {...props} />
    </DocumentPage>
  )
}
