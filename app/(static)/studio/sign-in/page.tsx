import type { Metadata } from 'next'
import { SignIn } from '@/components/studio/SignIn/SignIn'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { signIn } from '@/lib/studio/copy/studio-sign-in'

export const metadata: Metadata = { title: signIn.title, robots: { index: false } }

export default function SignInPage() {
  return (
    <StudioPage area="sign-in">
      <SignIn />
    </StudioPage>
  )
}
