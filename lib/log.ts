import { AsyncLocalStorage } from 'node:async_hooks'

// Next bundles this module several times, but a request must have the same id in every copy.
const KEY = Symbol.for('site.request-id')
const store = globalThis as { [KEY]?: AsyncLocalStorage<string> }
const getRequestIds = () => {
  store[KEY] ??= new AsyncLocalStorage<string>()
  return store[KEY]
}

/** Sets the id that all log lines of the current request carry. */
export const nameRequest = (id: string): void => getRequestIds().enterWith(id)

type Fields = Record<string, string | number | boolean | null | undefined>

/** Describes an error without its text: messages of unknown errors may hold personal data, addresses or secrets. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : null
  const cause = error.cause === undefined ? {} : { cause: String(describeError(error.cause).error) }
  return { error: error.name, code, ...cause }
}

function write(level: string, event: string, fields: Fields) {
  // Next refuses to read the clock while prerendering, except through `performance`.
  const time = new Date(performance.timeOrigin + performance.now()).toISOString()
  const id = getRequestIds().getStore()
  process.stdout.write(`${JSON.stringify({ time, level, event, ...(id && { id }), ...fields })}\n`)
}

/**
 * Writes JSON log lines. `event` is a fixed phrase; fields never hold names, addresses, file names, bodies or cookies.
 */
export const log = {
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
}

/** Ignores a broken log pipe. Otherwise Next logs the error to the same pipe, again and again. */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
