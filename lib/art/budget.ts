/** The largest size of a drawing in bytes. */
export const MAX_BYTES = 12 * 1024

/** Draws with quilting as dense as the budget allows. Rows become wider until the drawing is small enough. */
export function drawWithinBudget(draw: (weave: number) => string, weave = 1, max = MAX_BYTES): string {
  for (let wider = weave; ; ) {
    const svg = draw(wider)
    if (svg.length <= max || wider > weave * 1.6) return svg
    // Motifs keep their size, so the rows have to shrink more than proportionally.
    wider *= Math.max(1.1, 1 + 2 * (svg.length / max - 1))
  }
}
