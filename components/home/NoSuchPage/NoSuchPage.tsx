import { DocumentPage } from '@/components/layout/Page/Page'
import { HomeBlocks, type HomeBlocksProps } from '../HomeBlocks/HomeBlocks'
import { Lost } from '../Lost/Lost'

/** Any address that leads nowhere: Home, with one line at its top that says so, and the status 404. */
export function NoSuchPage(props: HomeBlocksProps) {
  return (
    <DocumentPage status={404}>
      <Lost />
      <HomeBlocks {...props} />
    </DocumentPage>
  )
}
