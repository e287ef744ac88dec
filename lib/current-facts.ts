/** The facts that replace those of a file, in the same shape. */
export type ChangedFacts<Facts> = Facts extends readonly unknown[]
  ? Facts
  : Facts extends object
    ? { [Name in keyof Facts]?: ChangedFacts<Facts[Name]> }
    : Facts

type Value = { [name: string]: unknown }

// Each bundle has its own copy of this module, but one process has one company.
const KEY = Symbol.for('site.changed-facts')
const shared = globalThis as { [KEY]?: Value }

const files = new WeakMap<object, object>()

const isGroup = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value)

function read(path: readonly string[]): unknown {
  let value: unknown = shared[KEY]
  for (const name of path) value = isGroup(value) ? value[name] : undefined
  return value
}

function toReadable(file: object, path: readonly string[]): object {
  const current = {}
  for (const [name, value] of Object.entries(file)) {
    const place = [...path, name]
    const get = isGroup(value) ? () => group : () => read(place) ?? value
    const group = isGroup(value) ? toReadable(value, place) : null
    Object.defineProperty(current, name, { enumerable: true, get })
  }
  return current
}

/** Returns an object with the facts of a file, each replaced by the one that was set last with `setFacts`. */
export function toCurrent<Facts extends object>(file: Facts): Facts {
  const current = toReadable(file, []) as Facts
  files.set(current, file)
  return current
}

/** Returns the facts as the file has them. */
export const toFileFacts = <Facts extends object>(current: Facts): Facts => (files.get(current) as Facts) ?? current

/** Replaces all changed facts of this process. */
export function setFacts<Facts extends object>(changed: ChangedFacts<Facts>): void {
  shared[KEY] = changed as Value
}
