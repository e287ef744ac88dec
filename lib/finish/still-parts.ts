import { changeFlight, type FlightRow } from './flight.ts'

/** As components/ui/Still is exported. */
const STILL = 'Still'

const NAME = /<[a-z]+ data-still="([^"]*)"/g

/** What points at a row, or at a place in it: `$1f`, `$L2a`, `$@3`, `$31:props:back`. */
const REFERENCE = /^\$([L@hQWBKi]?)([0-9a-f]+)((?::[^:]+)*)$/
/** Where an element, `["$", type, key, props]`, keeps what the places of references name. */
const PLACES: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 }

type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
type Props = { [key: string]: Value }
type Row = FlightRow & { value: Value }
type Reference = { kind: string; id: string; places: string[] }

function toReference(text: string): Reference | null {
  const [, kind = '', id, places = ''] = REFERENCE.exec(text) ?? []
  return id === undefined ? null : { kind, id, places: places.split(':').slice(1) }
}

/** All texts in a value, at whatever depth. */
function* findTexts(value: Value | undefined): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* findTexts(part)
}

const findReferences = (value: Value | undefined): Reference[] =>
  [...findTexts(value)].map(toReference).filter((found) => found !== null)

/** The rows of a page's data by their ids, and what they say of each other. */
class Flight {
  readonly rows: Row[]
  readonly #names: ReadonlySet<Value>
  readonly #byId: Map<string, Row[]>

  /** `names` are those of the parts that stand in the page. */
  constructor(rows: FlightRow[], names: ReadonlySet<Value>) {
    this.#names = names
    this.rows = rows.map((row) => ({ ...row, value: row.sign === '' ? JSON.parse(row.text) : null }))
    this.#byId = Map.groupBy(this.rows, ({ id }) => id)
  }

  #isStillModule = ({ sign, text }: Row) => sign === 'I' && JSON.parse(text)[2] === STILL

  /** The properties of an element that is a still part; null for whatever else. */
  #readPart(value: Value): Props | null {
    if (!Array.isArray(value) || value[0] !== '$' || typeof value[1] !== 'string') return null
    const module = this.#byId.get(toReference(value[1])?.id ?? '')?.[0]
    return module && this.#isStillModule(module) ? (value[3] as Props) : null
  }

  #isRead = (row: Row) => row.sign === '' || row.sign === 'T' || this.#isStillModule(row)

  /** Whether nothing hydrates in a value, nor in a row that it names. */
  #isOnlyRead(value: Value): boolean {
    const named = [...this.findNamed([value])].map((id) => this.#byId.get(id) ?? [])
    const references = [value, ...named.flat().map((row) => row.value)].flatMap(findReferences)
    return (
      references.every(({ kind }) => kind === '' || kind === 'L') &&
      named.every((rows) => rows.length > 0 && rows.every(this.#isRead))
    )
  }

  #isSpare = (part: Props) =>
    part.children !== undefined && this.#names.has(part.name ?? null) && this.#isOnlyRead(part.children)

  /** The still parts in a value that stand in the page, and in which nothing hydrates; not those within them. */
  findParts(value: Value): Props[] {
    if (!value || typeof value !== 'object') return []
    const part = this.#readPart(value)
    if (part && this.#isSpare(part)) return [part]
    return Object.values(value).flatMap((inner) => this.findParts(inner))
  }

  /** The ids of all rows that values name, and that those rows name. */
  findNamed(values: (Value | undefined)[]): Set<string> {
    const ids = new Set(values.flatMap(findReferences).map(({ id }) => id))
    // What is added to a set is visited as well.
    for (const id of ids)
      for (const row of this.#byId.get(id) ?? []) for (const next of findReferences(row.value)) ids.add(next.id)
    return ids
  }

  /** Whether there is something where a reference points. */
  isThere({ id, places }: Reference): boolean {
    let value: Value | undefined = this.#byId.get(id)?.[0]?.value
    for (const place of places) {
      const next = typeof value === 'string' ? toReference(value) : null
      if (next) value = this.#byId.get(next.id)?.[0]?.value
      const parts: Value[] | Props = value && typeof value === 'object' ? value : {}
      value = Array.isArray(parts) ? parts[PLACES[place] ?? Number(place)] : parts[place]
    }
    return value !== undefined
  }
}

/** The names of parts as elements have them. What two are called cannot be told apart. */
function findNames(html: string): Set<string> {
  const names = [...html.matchAll(NAME)].map(([, name = '']) => name)
  return new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)))
}

/**
 * Takes what still parts hold out of the data, if it stands in the page, and the rows that nothing else names; null where something
 * points into them.
 */
function withoutParts(found: FlightRow[], names: ReadonlySet<string>): FlightRow[] | null {
  const flight = new Flight(found, names)
  const parts = flight.rows.map(({ value }) => flight.findParts(value))
  const held = flight.findNamed(parts.flat().map(({ children }) => children))
  for (const part of parts.flat()) delete part.children
  const others = flight.rows.filter(({ id }) => !held.has(id))
  const named = flight.findNamed(others.map(({ value }) => value))
  const isKept = ({ id }: FlightRow) => !held.has(id) || named.has(id)
  const kept = flight.rows.filter(isKept)
  const pointing = kept.flatMap(({ value }) => findReferences(value)).filter(({ places }) => places.length > 0)
  if (!pointing.every((reference) => flight.isThere(reference))) return null
  return flight.rows
    .map((row, index) => (parts[index]?.length ? { ...row, text: JSON.stringify(row.value) } : row))
    .filter(isKept)
}

/**
 * Leaves out of an application's data what is only read in it (components/ui/Still): it stands in the page as HTML, and React has
 * nothing to do with it. Parts in which something hydrates stay whole, and so do those that only come with a press.
 */
export function withStillParts(html: string): string {
  const names = findNames(html)
  return changeFlight(html, (rows) => withoutParts(rows, names))
}
