import { useEffect } from 'react'

/** A file that is dropped beside its field would replace the form; this ignores it. */
export function useDropGuard(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const ended = new AbortController()
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, refuse, { signal: ended.signal })
    return () => ended.abort()
  }, [])
}
