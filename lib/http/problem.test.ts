import { ProblemError, respondProblem } from './problem.ts'

const problem = { type: 'about:blank', status: 503, code: 'busy', title: 'Busy', detail: 'Wait.', errors: {} } as const

it('answers with problem details, and says when to come back', async () => {
  const response = respondProblem(new ProblemError(problem, 30), { 'x-robots-tag': 'noindex' })
  expect([response.status, await response.json()]).toEqual([503, problem])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': '30',
    'x-robots-tag': 'noindex',
  })
})

it('is known when another bundle of the server threw it', async () => {
  let Other: typeof ProblemError | undefined
  await jest.isolateModulesAsync(async () => {
    Other = (await import('./problem.ts')).ProblemError
  })
  expect(Other && new Other(problem)).toBeInstanceOf(ProblemError)
  expect(new Error('busy')).not.toBeInstanceOf(ProblemError)
})
