import { DocumentPage } from '@/components/layout/Page/Page'
import { routes } from '@/lib/routes'

export default function HomePage() {
  return (
    <DocumentPage active={routes.home}>
      <h1>Nokshi</h1>
    </DocumentPage>
  )
}
