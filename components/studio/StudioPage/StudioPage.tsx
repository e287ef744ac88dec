import type { ReactNode } from 'react'
import { Toasts } from '@/components/form/Toasts/Toasts'
import { studio } from '@/lib/studio/copy/studio'
import type { Area } from '@/lib/studio/roles'
import { RequireSession } from '../RequireSession/RequireSession'
import { StudioNav } from '../StudioNav/StudioNav'
import styles from './StudioPage.module.scss'

export type StudioPageProps = {
  area: Area
  /** Whether the page edits rich text or pictures, or shows an email. Its policy then allows style attributes. */
  hasEditor?: boolean
  children: ReactNode
}

/** A page of the Studio. It is the same for everyone, because its data comes from the handlers, which check the session. */
export function StudioPage({ area, hasEditor, children }: StudioPageProps) {
  return (
    <div className={styles.studio}>
      <a className={styles.skip} href="#main">
        {studio.skip}
      </a>
      <div className={styles.frame}>
        <StudioNav area={area} />
        <main id="main" tabIndex={-1} className={styles.main} data-page="application" data-editor={hasEditor}>
          <RequireSession area={area}>{children}</RequireSession>
        </main>
      </div>
      <Toasts />
    </div>
  )
}
