import { useState } from 'react'
import type { Filter } from '@/lib/studio/filter'
import type { Recipient } from '@/lib/studio/mail-batches'
import { useCall } from '../use-studio'

/** The server accepts no more at a time. */
const MAX_CHOSEN = 500

type Chosen = {
  /** The list in which the people were chosen. */
  list: string
  people: ReadonlyMap<string, Recipient>
  /** The number of people in the list, if all of them were asked for. */
  count: number | null
}

const NOBODY: Omit<Chosen, 'list'> = { people: new Map(), count: null }

/**
 * Remembers who is chosen in a filtered list. A new filter clears the choice, so that nobody is chosen out of sight.
 */
export function useChosen(filter: Filter) {
  const { call, problem } = useCall()
  const list = JSON.stringify(filter)
  const [chosen, setChosen] = useState<Chosen>({ ...NOBODY, list })
  const { people, count } = chosen.list === list ? chosen : NOBODY
  const max = Math.min(count ?? 0, MAX_CHOSEN)

  async function chooseAll(): Promise<void> {
    const called = await call<{ people: Recipient[]; count: number }>('mail-batches/recipients', {
      method: 'POST',
      body: filter,
    })
    if (!called.ok) return
    const found = called.value
    setChosen({ list, count: found.count, people: new Map(found.people.map((person) => [person.reference, person])) })
  }

  return {
    people: [...people.values()],
    count,
    problem,
    isFull: people.size >= MAX_CHOSEN,
    isAll: people.size > 0 && people.size === max,
    has: (reference: string) => people.has(reference),
    choose(person: Recipient, isChosen: boolean) {
      const changed = new Map(people)
      if (isChosen) changed.set(person.reference, person)
      else changed.delete(person.reference)
      setChosen({ list, count, people: changed })
    },
    chooseAll,
    clear: () => setChosen({ ...NOBODY, list }),
  }
}
