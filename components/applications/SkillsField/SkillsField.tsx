import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { isOfInputMethod } from '@/components/form/input-method'
import { Button } from '@/components/ui/Button/Button'
import { applicationForm } from '@/content/application-form'
import { toSkills, toSkillsText } from '@/lib/applications/skills'
import type { FormField } from '@/lib/forms/types'
import styles from './SkillsField.module.scss'

export type SkillsFieldProps = {
  field: FormField
  skills: string[]
  onChange: (skills: string[]) => void
  /** False until scripts run. The box stays the same element, so it keeps the text being typed. */
  isReady: boolean
}

/** Skills as chips, added with the button or Enter. Until scripts run, it is a text field with commas. */
export function SkillsField({ field, skills, onChange, isReady }: SkillsFieldProps) {
  const [news, setNews] = useState('')
  const box = useRef<HTMLInputElement>(null)

  function add() {
    const input = box.current
    if (!input) return
    const next = toSkills(toSkillsText([...skills, input.value]))
    const added = next.slice(skills.length)
    if (input.value.trim()) setNews(added.length > 0 ? `${added.join(', ')} added.` : 'This skill is in the list.')
    input.value = ''
    onChange(next)
  }

  // What was typed before the scripts arrived becomes a chip, unless the visitor is still typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive.
  useEffect(() => {
    if (isReady && box.current !== document.activeElement) add()
  }, [isReady])

  function addOnEnter(event: KeyboardEvent) {
    // While a word is being composed (Bengali, Japanese …), Enter belongs to the input method.
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
    event.preventDefault()
    add()
  }

  function addOnClick() {
    add()
    box.current?.focus()
  }

  function remove(skill: string) {
    setNews(`${skill} removed.`)
    onChange(skills.filter((kept) => kept !== skill))
    box.current?.focus()
  }

  return (
    <div className={styles.skills}>
      {/* Before the box, which has the same name, so that text not yet added is sent as well. */}
      {isReady && <input type="hidden" name={field.name} value={toSkillsText(skills)} readOnly />}
      <div className={styles.entry}>
        <Field ref={box} name={field.name} label={field.label} hint={field.hint} onKeyDown={addOnEnter} />
        <Button className={styles.add} look="outline" onClick={addOnClick}>
          Add <span className="visuallyHidden">skill</span>
        </Button>
      </div>
      {skills.length > 0 && (
        <ul className={styles.chips} aria-label={applicationForm.skills}>
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
      <p className="visuallyHidden" role="status">
        {news}
      </p>
    </div>
  )
}
