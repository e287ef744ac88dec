import type { Metadata } from 'next'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { StudyEditor } from '@/components/studio/StudyEditor/StudyEditor'
import { studyCopy } from '@/lib/studio/copy/studio-studies'

export const metadata: Metadata = { title: studyCopy.title, robots: { index: false } }

/** One page serves all case studies. The browser reads the id from the address. */
export const generateStaticParams = () => [{ id: 'study' }]

export default function StudyPage() {
  return (
    <StudioPage area="content" hasEditor>
      <StudyEditor />
    </StudioPage>
  )
}
