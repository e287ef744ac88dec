import { guests as copy } from '@/lib/studio/copy/studio-people'
import { InviteGuest } from './InviteGuest'

/** Invites a guest to one application, on its page. */
export function ShareApplication({ reference }: { reference: string }) {
  return (
    <section>
      <details>
        <summary>{copy.inviteHere}</summary>
        <InviteGuest reference={reference} />
      </details>
    </section>
  )
}
