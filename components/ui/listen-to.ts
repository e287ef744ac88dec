/** Subscribes `useSyncExternalStore` to events of the window. */
export const listenTo =
  (...names: string[]) =>
  (onChange: () => void) => {
    const ended = new AbortController()
    for (const name of names) addEventListener(name, onChange, { signal: ended.signal })
    return () => ended.abort()
  }
