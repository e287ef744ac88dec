import { type KeyboardEvent, useRef, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { toSkills, toSkillsText } from '@/lib/application/skills'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/types'
import styles from './SkillsField.module.scss'

export type SkillsFieldProps = { field: FormField; skills: string[]; onChange: (skills: string[]) => void }

/** Skills as chips, added by button or Enter. Until scripts run it is a text with commas: see FormControl. */
export function SkillsField({ field, skills, onChange }: SkillsFieldProps) {
  const [news, setNews] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const getInput = () => box.current?.querySelector<HTMLInputElement>(`#${toFieldIds(field.name).control}`)

  function add() {
    const input = getInput()
    if (!input) return
    const next = toSkills(toSkillsText([...skills, input.value]))
    const added = next.slice(skills.length)
    if (input.value.trim()) setNews(added.length > 0 ? `${added.join(', ')} added.` : 'This skill is in the list.')
    input.value = ''
    input.focus()
    onChange(next)
  }

  function addOnEnter(event: KeyboardEvent) {
    // While a word is being composed (Bengali, Japanese …), Enter belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  function remove(skill: string) {
    setNews(`${skill} removed.`)
    onChange(skills.filter((kept) => kept !== skill))
    getInput()?.focus()
  }

  return (
    <div className={styles.skills} ref={box}>
      {/* Before the box, which has the same name: what was typed there and not yet added is sent as well. */}
      <input type="hidden" name={field.name} value={toSkillsText(skills)} readOnly />
      <div className={styles.entry}>
        <Field
          name={field.name}
          label={field.label}
          hint="Add one at a time, or several with commas."
          onKeyDown={addOnEnter}
        />
        <Button look="outline" onClick={add}>
          Add <span className={styles.hidden}>skill</span>
        </Button>
      </div>
      {skills.length > 0 && (
        <ul className={styles.chips} aria-label="Your skills">
          {skills.map((skill) => (
            <li key={skill} className={styles.chip}>
              {skill}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${skill}`}
                onClick={() => remove(skill)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hidden} role="status">
        {news}
      </p>
    </div>
  )
}
