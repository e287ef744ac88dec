/** Whether one step is shown, and not the long form. */
export const isEarlyStep = (): boolean => document.documentElement.dataset.step !== undefined

/** Takes the mark away. */
export function endEarlyStep(): void {
  delete document.documentElement.dataset.step
}
