'use client'

import { Button } from '@/components/ui/Button/Button'
import { Logo } from '@/components/ui/Logo/Logo'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import { studio, studioLinks } from '@/lib/studio/copy/studio'
import { signIn } from '@/lib/studio/copy/studio-sign-in'
import { type Area, isNamedRole, mayUse } from '@/lib/studio/roles'
import { useSession } from '../use-studio'
import styles from './StudioNav.module.scss'

export type StudioNavProps = { area: Area }

async function leave() {
  const called = await callStudio('session', { method: 'DELETE', body: {} })
  if (called.ok || called.problem.code === 'signed-out') location.assign(routes.studio.enter)
}

/** The Studio's navigation: the areas of the person's role, their name, and the button to leave. */
export function StudioNav({ area }: StudioNavProps) {
  const { data } = useSession()
  return (
    <header className={styles.header}>
      <a className={styles.home} href={routes.studio.start}>
        <Logo /> <span className={styles.name}>{studio.name}</span>
      </a>
      <nav aria-label={studio.nav}>
        <ul className={styles.links}>
          {studioLinks
            .filter((link) => data && mayUse(data.role, link.area))
            .map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.area === area ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.person}>
        {data && (
          <>
            <p>
              {data.name} {isNamedRole(data) || <span className={styles.role}>{data.role}</span>}
            </p>
            {mayUse(data.role, 'sign-in') && (
              <a href={routes.studio.signIn} aria-current={area === 'sign-in' ? 'page' : undefined}>
                {signIn.title}
              </a>
            )}
            <Button look="quiet" onClick={() => void leave()}>
              {studio.leave}
            </Button>
          </>
        )}
        <a href={routes.home}>{studio.site}</a>
      </div>
    </header>
  )
}
