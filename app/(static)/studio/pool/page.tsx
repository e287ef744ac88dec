import type { Metadata } from 'next'
import { Pool } from '@/components/studio/Pool/Pool'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { pool } from '@/lib/studio/copy/studio-people'

export const metadata: Metadata = { title: pool.title, robots: { index: false } }

export default function PoolPage() {
  return (
    <StudioPage area="applications" hasEditor>
      <Pool />
    </StudioPage>
  )
}
