import 'server-only'
import { respondProblem } from '../http/problem.ts'
import { routes } from '../routes.ts'
import { FormFailure } from './form-failure.ts'
import { respondPlainPage, wantsPage } from './respond.ts'

/** The page of each form. Without scripts, reloading a refused form opens the handler's address. */
const pages: Record<string, string> = {
  [routes.api.contact]: routes.contact,
  [routes.api.newsletter]: routes.newsletter,
  [routes.api.newsletterConfirm]: routes.newsletter,
  [routes.api.apply]: routes.careers,
}

function refuse(request: Request): Response {
  const failure = new FormFailure('method')
  const page = pages[new URL(request.url).pathname] ?? routes.home
  const response = wantsPage(request.headers) ? respondPlainPage(failure, page) : respondProblem(failure)
  response.headers.set('allow', 'POST')
  return response
}

// A route that has only POST exports all of these to refuse the other methods.
export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
