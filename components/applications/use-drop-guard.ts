import { useEffect } from 'react'

/** Ignores a file that is dropped beside its field, which would replace the form. */
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
