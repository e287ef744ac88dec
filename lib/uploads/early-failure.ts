/** A fault that may come at any of several awaits. Promise.race with one long-lived promise would keep every chunk in memory. */
export function createEarlyFailure() {
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
