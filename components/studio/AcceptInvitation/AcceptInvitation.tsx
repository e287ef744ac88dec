'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Logo } from '@/components/ui/Logo/Logo'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import { signIn } from '@/lib/studio/copy/studio-sign-in'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import styles from './AcceptInvitation.module.scss'
import { EnterWithPasskey } from './EnterWithPasskey'
import { SendLink } from './SendLink'

/** The ways to sign in for people who have used the Studio before. */
function OtherWays() {
  const { data } = useStudio<{ sendsLinks: boolean; takesPasskeys: boolean }>('enter')
  const takesPasskeys = data?.takesPasskeys && 'PublicKeyCredential' in window
  if (!data || !(data.sendsLinks || takesPasskeys)) return null
  return (
    <section aria-labelledby="ways" className={styles.ways}>
      <h2 id="ways">{signIn.or}</h2>
      {takesPasskeys && <EnterWithPasskey />}
      {data.sendsLinks && <SendLink />}
    </section>
  )
}

/** Accepts the invitation in the address when someone presses the button, and offers other ways to sign in. */
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
      {(!invitation || problem) && <OtherWays />}
      <p>
        <a href={routes.home}>{studio.site}</a>
      </p>
    </div>
  )
}
