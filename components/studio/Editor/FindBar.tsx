import { useId } from 'react'
import { isOfInputMethod } from '@/components/form/input-method'
import { Button } from '@/components/ui/Button/Button'
import styles from './FindBar.module.scss'
import type { useFind } from './use-find'

export type FindBarProps = { find: ReturnType<typeof useFind> }

const MAX_LENGTH = 300

/** Finds and replaces in the text. Enter goes to the next place, Escape closes. */
export function FindBar({ find }: FindBarProps) {
  const id = useId()
  const { wanted, matches, at } = find
  const count = matches.length === 0 ? 'Not found' : `${at + 1} of ${matches.length}`
  return (
    <search
      className={styles.bar}
      aria-label="Find and replace"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isOfInputMethod(event.nativeEvent)) return
        event.preventDefault()
        event.stopPropagation()
        find.close()
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          id={`${id}-find`}
          // biome-ignore lint/a11y/noAutofocus: the author has just asked for this field.
          autoFocus
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={wanted}
          onFocus={(event) => event.target.select()}
          onChange={(event) => find.setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
            event.preventDefault()
            find.move(event.shiftKey ? -1 : 1)
          }}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-replace`}>Replace with</label>
        <input
          id={`${id}-replace`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={find.words}
          onChange={(event) => find.setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
            event.preventDefault()
            find.replaceOne()
          }}
        />
      </div>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={find.isCaseSensitive}
          onChange={(event) => find.setCaseSensitive(event.target.checked)}
        />
        Match case
      </label>
      <p role="status" className={styles.count}>
        {wanted && count}
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => find.move(-1)}>
          Previous
        </Button>
        <Button look="quiet" onClick={() => find.move(1)}>
          Next
        </Button>
        <Button look="quiet" onClick={find.replaceOne}>
          Replace
        </Button>
        <Button look="quiet" onClick={find.replaceAll}>
          Replace all
        </Button>
        <Button look="quiet" onClick={find.close}>
          Close
        </Button>
      </div>
    </search>
  )
}
