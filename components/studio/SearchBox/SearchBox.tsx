import { useEffect, useRef } from 'react'
import { isOfInputMethod } from '@/components/form/input-method'
import styles from './SearchBox.module.scss'

/** Longer than the pause between two key presses. Safari throws after 100 changes to the address in 30 seconds. */
const PAUSE_MS = 310

export type SearchBoxProps = {
  label: string
  placeholder: string
  /** The search in the address, shown unless the person has typed something newer. */
  text: string
  onText: (text: string) => void
}

/** The search box of a list. It keeps its own text, so that typing never waits. */
export function SearchBox({ label, placeholder, text, onText }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpened = useRef(false)

  function report() {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    if (box.current) onText(box.current.value)
  }

  function reportSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(report, PAUSE_MS)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about a new text only.
  useEffect(() => {
    const isFirst = !isOpened.current
    isOpened.current = true
    if (!box.current || timer.current !== undefined || box.current.value === text) return
    // Text typed before this script ran is not in the address yet.
    if (isFirst && box.current.value) reportSoon()
    else box.current.value = text
  }, [text])

  return (
    <label className={styles.box}>
      <span>{label}</span>
      <input
        ref={box}
        type="search"
        name="search"
        placeholder={placeholder}
        defaultValue={text}
        maxLength={100}
        // Otherwise text that the browser restores would count as newly typed.
        autoComplete="off"
        onInput={reportSoon}
        onBlur={report}
        onKeyDown={(event) => event.key === 'Enter' && !isOfInputMethod(event.nativeEvent) && report()}
      />
    </label>
  )
}
