/** Whether one step is shown, and not the long form. */
export const isEarlyStep = (): boolean => document.documentElement.dataset.step !== undefined

/** Removes the mark. */
export function endEarlyStep(): void {
  delete document.documentElement.dataset.step
}
