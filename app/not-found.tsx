import { DocumentPage } from '@/components/layout/Page/Page'

export default function NotFound() {
  return (
    <DocumentPage status={404}>
      <h1>Not found</h1>
    </DocumentPage>
  )
}
