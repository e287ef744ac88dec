import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { signIn } from '@/lib/studio/copy/studio-sign-in'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'

const copy = signIn.passkey

/** Returns a passkey's answer to a challenge, or null if the browser has none or its user cancels. */
async function askForPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return await startAuthentication({ optionsJSON })
  } catch {
    return null
  }
}

/** Signs in with a passkey from this browser, its device or a security key. */
export function EnterWithPasskey() {
  const { call, problem } = useCall()
  const [isCancelled, setCancelled] = useState(false)
  const enter = async () => {
    setCancelled(false)
    const challenge = await call<PublicKeyCredentialRequestOptionsJSON>('enter/challenge', { method: 'POST', body: {} })
    if (!challenge.ok) return
    const answer = await askForPasskey(challenge.value)
    if (!answer) return setCancelled(true)
    const { ok } = await call('enter/passkey', { method: 'POST', body: answer })
    if (ok) location.replace(routes.studio.start)
  }
  return (
    <>
      <LoadProblem problem={problem} />
      <Button look="outline" onClick={() => void enter()}>
        {copy.button}
      </Button>
      <p role="status">{isCancelled && copy.cancelled}</p>
    </>
  )
}
