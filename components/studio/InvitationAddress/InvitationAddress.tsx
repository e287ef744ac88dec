import type { ReactNode } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/studio/copy/studio'
import styles from './InvitationAddress.module.scss'

const copy = studio.people

export type InvitationAddressProps = {
  /** Says to whom the address goes, and how long it works. */
  text: string
  address: string
  /** Buttons beside the one that copies the address. */
  children?: ReactNode
}

/** The address of a new invitation, which is shown only once. */
export function InvitationAddress({ text, address, children }: InvitationAddressProps) {
  const copyAddress = async () => {
    await navigator.clipboard.writeText(address)
    await notify('success', copy.copied)
  }
  return (
    <div role="status" className={styles.address}>
      <p>{text}</p>
      <code>{address}</code>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => void copyAddress()}>
          {copy.copy}
        </Button>
        {children}
      </div>
    </div>
  )
}
