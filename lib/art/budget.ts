/** No drawing may be larger, in bytes. */
export const MAX_BYTES = 12 * 1024

/** Draws with quilting as close as the budget allows: a picture that grows too large gets wider rows. */
export function drawWithinBudget(draw: (weave: number) => string, weave = 1, most = MAX_BYTES): string {
  for (let wider = weave; ; ) {
    const svg = draw(wider)
    if (svg.length <= most || wider > weave * 1.6) return svg
    // Motifs keep their bytes, so the rows have to lose more than their share.
    wider *= Math.max(1.1, 1 + 2 * (svg.length / most - 1))
  }
}
