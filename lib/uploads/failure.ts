/**
 * A fault that may come from anywhere while one step after the other is awaited. Not Promise.race with one promise for
 * the fault: that promise would hold on to every chunk that was ever awaited beside it.
 */
export function createFailure() {
  let failure: { error: unknown } | undefined
  let rejectStep: (error: unknown) => void = () => undefined
  return {
    fail(error: unknown) {
      failure ??= { error }
      rejectStep(failure.error)
    },
    unlessFailed: <Value>(step: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        rejectStep = reject
        if (failure) reject(failure.error)
        step.then(resolve, reject)
      }),
  }
}
