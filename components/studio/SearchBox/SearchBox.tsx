import { useEffect, useRef } from 'react'
import { isOfInputMethod } from '@/components/form/input-method'

/** Longer than the pause between two letters. Safari throws at the hundredth change of the address in 30 seconds. */
const PAUSE_MS = 310

export type SearchBoxProps = {
  label: string
  placeholder: string
  /** The search in the address; shown unless something newer was typed. */
  text: string
  onText: (text: string) => void
  className?: string | undefined
}

/** The words that a list is searched for. The box keeps what is typed by itself, so that a key waits for nothing. */
export function SearchBox({ label, placeholder, text, onText, className }: SearchBoxProps) {
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
    // It was typed before this script ran, so the address does not have it yet.
    if (isFirst && box.current.value) reportSoon()
    else box.current.value = text
  }, [text])

  return (
    <label className={className}>
      <span>{label}</span>
      <input
        ref={box}
        type="search"
        name="search"
        placeholder={placeholder}
        defaultValue={text}
        maxLength={100}
        // Words that a browser restores from an earlier visit would be taken for newly typed ones.
        autoComplete="off"
        onInput={reportSoon}
        onBlur={report}
        onKeyDown={(event) => event.key === 'Enter' && !isOfInputMethod(event.nativeEvent) && report()}
      />
    </label>
  )
}
