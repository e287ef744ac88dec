import 'server-only'
import { answerProblem } from './answer.ts'
import { FormFailure } from './form-failure.ts'

function refuse(): Response {
  const answer = answerProblem(new FormFailure('method'))
  answer.headers.set('allow', 'POST')
  return answer
}

/* For handlers of POST alone: `export * from '@/lib/forms/refuse'` answers every other verb. */
export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
