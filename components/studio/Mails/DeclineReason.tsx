import { Checkbox, Select } from '@/components/form/Field/Field'
import { declineReasonIds, declineReasons, type DeclineReason as Reason } from '@/content/decline-reasons'
import { reasonsCopy as copy } from '@/lib/studio/copy/studio-mails'

const options = declineReasonIds.map((value) => ({ value, label: declineReasons[value].label }))

export type DeclineReasonProps = {
  reason: Reason | null
  tellsReason: boolean
  /** Prefix of the fields' ids. */
  form?: string
  onChange: (change: { reason: Reason | null; tellsReason: boolean }) => void
}

/** Why an application is declined, and whether the email says so. */
export function DeclineReason({ reason, tellsReason, form, onChange }: DeclineReasonProps) {
  const sentence = reason && declineReasons[reason].sentence
  return (
    <>
      <Select
        name="reason"
        form={form}
        label={copy.reason}
        hint={form ? undefined : copy.reasonHint}
        blank={copy.noReason}
        options={options}
        value={reason ?? ''}
        onChange={({ target }) =>
          onChange({ reason: declineReasonIds.find((id) => id === target.value) ?? null, tellsReason: false })
        }
      />
      {sentence && (
        <Checkbox
          name="tellsReason"
          form={form}
          label={copy.tell(sentence)}
          checked={tellsReason}
          onChange={({ target }) => onChange({ reason, tellsReason: target.checked })}
        />
      )}
    </>
  )
}
