/** The closed set of refusals of the Studio's handlers, each with its status and what the person can do. */
const PROBLEMS = {
  'signed-out': [401, 'You are not signed in.', 'Ask an owner for a new invitation.'],
  'wrong-role': [403, 'Your role does not include this.', 'Ask an owner of the Studio.'],
  'other-site': [403, 'This request did not come from the Studio.', 'Open the Studio again and repeat it there.'],
  'used-up': [
    410,
    'This invitation no longer works.',
    'Each invitation works once, within a day. Ask an owner for a new one.',
  ],
  missing: [404, 'This no longer exists.', 'Someone may have removed it. Go back to the list.'],
  conflict: [
    409,
    'Someone else saved this in the meantime.',
    'Your text is kept. Compare both versions, then keep one or merge them.',
  ],
  'too-large': [413, 'This is too large.', 'Shorten it or use a smaller file.'],
  unreadable: [400, 'The server could not read this request.', 'Reload the page and try again.'],
  'no-mail': [409, 'Email is not set up.', 'Ask whoever runs the server.'],
  invalid: [422, 'Some of this cannot be accepted.', 'Look at the marked fields.'],
  limited: [429, 'Too many requests.', 'Wait a minute and try again.'],
  'no-space': [
    503,
    'The server has no space left and saves nothing.',
    'Keep this page open, and tell whoever runs the server. Your text is saved once there is space.',
  ],
  unavailable: [503, 'The server cannot save or read this now.', 'Nothing is lost here. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string, string]>

export type ProblemCode = keyof typeof PROBLEMS

/** A refusal as the browser gets it (application/problem+json). `errors` are by field name; `details` belong to the code. */
export type Problem = {
  status: number
  code: ProblemCode
  title: string
  detail: string
  errors?: Record<string, string>
  details?: unknown
}

export function toProblem(code: ProblemCode, more: Pick<Problem, 'errors' | 'details'> = {}): Problem {
  const [status, title, detail] = PROBLEMS[code]
  return { status, code, title, detail, ...more }
}
