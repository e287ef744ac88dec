import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in the static HTML and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
