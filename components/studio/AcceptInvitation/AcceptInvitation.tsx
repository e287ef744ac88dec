'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Logo } from '@/components/ui/Logo/Logo'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './AcceptInvitation.module.scss'

/** Accepts the invitation in the address when someone presses the button. */
export function AcceptInvitation() {
  const [invitation, setInvitation] = useState('')
  const { call, problem } = useCall()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const read = () => setInvitation(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  const enter = async () => {
    setBusy(true)
    const { ok } = await call('enter', { method: 'POST', body: { invitation } })
    if (ok) return location.replace(routes.studio.start)
    setBusy(false)
  }

  return (
    <div className={styles.entrance}>
      <Logo />
      <h1>{studio.enter.title}</h1>
      <p>{studio.enter.text}</p>
      <LoadProblem problem={problem} />
      <p>{invitation ? studio.enter.ready : studio.enter.missing}</p>
      {invitation && (
        <Button onClick={() => void enter()} disabled={isBusy}>
          {studio.enter.button}
        </Button>
      )}
      <p>
        <a href={routes.home}>{studio.site}</a>
      </p>
    </div>
  )
}
