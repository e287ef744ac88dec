/**
 * Runs something behind the frame that shows a press or a key, so that neither waits for it. Gives what calls it off.
 * A tab in the background has no frames; there it runs once the tab is seen again.
 */
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
