/** Calls `run` after the next frame, so that no press waits for it; hidden tabs have no frames. Returns how to cancel. */
export function behindFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
