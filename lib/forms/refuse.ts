import 'server-only'
import { routes } from '../routes.ts'
import { FormFailure } from './form-failure.ts'
import { respondPlainPage, respondProblem, wantsPage } from './respond.ts'

/** The page of each form: a person without scripts who reloads the response opens the form's own address. */
const pages: Record<string, string> = {
  [routes.api.contact]: routes.contact,
  [routes.api.newsletter]: routes.newsletter,
  [routes.api.newsletterConfirm]: routes.newsletter,
  [routes.api.apply]: routes.careers,
}

function refuse(request: Request): Response {
  const failure = new FormFailure('method')
  const page = pages[new URL(request.url).pathname] ?? routes.home
  const answer = wantsPage(request.headers) ? respondPlainPage(failure, page) : respondProblem(failure)
  answer.headers.set('allow', 'POST')
  return answer
}

/* For handlers of POST alone: `export * from '@/lib/forms/refuse'` answers every other verb. */
export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
