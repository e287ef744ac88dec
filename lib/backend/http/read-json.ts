import { setImmediate as nextTurn } from 'node:timers/promises'
import { BackendError, TOO_MUCH } from '../contract.ts'

// The time and memory of parsing depend on tokens rather than bytes: 60 MB of `1,` would block the event loop for
// seconds. So a list is split into its items, each is limited and parsed alone, and other work runs between them.

const MAX_VALUE_BYTES = 8 * 1024 * 1024
/** The maximum number of brackets and commas in one value. An article of 10,000 operations has about 80,000. */
const MAX_TOKENS = 200_000
const TURN_MS = 5

/** Where backends put a list: as the whole response, or under these keys. */
const LISTS: ReadonlySet<string> = new Set(['', 'data', 'content', 'data.content'])
const MAX_KEY = 16

const BYTES = { quote: 0x22, comma: 0x2c, openList: 0x5b, backslash: 0x5c, closeList: 0x5d, open: 0x7b, close: 0x7d }

/** An item of a list, or the reason why it was dropped. */
export type Item = { value: unknown } | { dropped: 'too large' }

/** A response. `body` is undefined if it is not JSON; lists whose items were passed on are empty in it. */
export type JsonAnswer = { body: unknown; hasList: boolean }

/** Collects the bytes of one value, up to the limits. */
function createValue() {
  let parts: Uint8Array[] = []
  let bytes = 0
  let tokens = 0
  let isTooLarge = false
  const drop = () => {
    isTooLarge = true
    parts = []
  }
  return {
    add(part: Uint8Array) {
      bytes += part.length
      if (bytes > MAX_VALUE_BYTES) drop()
      else if (!isTooLarge && part.length > 0) parts.push(part)
    },
    countToken() {
      tokens += 1
      if (tokens > MAX_TOKENS) drop()
    },
    isTooLarge: () => isTooLarge,
    toText: () => Buffer.concat(parts).toString('utf8'),
  }
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/**
 * Reads JSON as it arrives and passes the items of its list to `takeItem`, one by one. Without `takeItem`, the response
 * is one value of at most 8 MB. Throws BackendError `unreadable` if it has more than `maxBytes`.
 */
export async function readJson(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  takeItem?: (item: Item) => void,
): Promise<JsonAnswer> {
  const outer = createValue()
  const keys: string[] = []
  let item: ReturnType<typeof createValue> | null = null
  let key = ''
  let depth = 0
  let listDepth = 0
  let itemsInList = 0
  let bytes = 0
  let hasList = false
  let isString = false
  let isEscaped = false
  let turnEnds = performance.now() + TURN_MS

  const takeTurn = async () => {
    if (performance.now() < turnEnds) return
    await nextTurn()
    turnEnds = performance.now() + TURN_MS
  }
  /** Returns false if the item is not JSON. */
  const endItem = (isLast: boolean): boolean => {
    if (!item || !takeItem) return false
    if (item.isTooLarge()) takeItem({ dropped: 'too large' })
    else {
      const text = item.toText()
      if (isLast && itemsInList === 0 && text.trim() === '') return true
      const parsed = parse(text)
      if (!parsed) return false
      takeItem(parsed)
    }
    itemsInList += 1
    return true
  }
  const isListHere = () => takeItem && LISTS.has(depth === 0 ? '' : [...keys.slice(1), key].join('.'))

  // Leaving the loop closes the connection, so the rest of an endless response is never read.
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes)
      throw new BackendError('unreadable', `an answer of more than ${maxBytes} bytes`, { cause: TOO_MUCH })
    let start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      if (isString) {
        if (isEscaped) isEscaped = false
        else if (byte === BYTES.backslash) isEscaped = true
        else if (byte === BYTES.quote) isString = false
        if (isString && !item && key.length < MAX_KEY) key += String.fromCharCode(byte)
      } else if (byte === BYTES.quote) {
        isString = true
        if (!item) key = ''
      } else if (byte === BYTES.open || byte === BYTES.openList) {
        if (!item && byte === BYTES.openList && isListHere()) {
          outer.add(chunk.subarray(start, at + 1))
          start = at + 1
          item = createValue()
          hasList = true
          itemsInList = 0
          listDepth = depth + 1
        } else if (!item) keys.push(byte === BYTES.open ? key : '[')
        depth += 1
        const current = item ?? outer
        current.countToken()
      } else if (byte === BYTES.comma) {
        if (item && depth === listDepth) {
          item.add(chunk.subarray(start, at))
          start = at + 1
          if (!endItem(false)) return { body: undefined, hasList }
          item = createValue()
          await takeTurn()
        } else (item ?? outer).countToken()
      } else if (byte === BYTES.close || byte === BYTES.closeList) {
        depth -= 1
        if (item && depth === listDepth - 1) {
          item.add(chunk.subarray(start, at))
          start = at
          if (!endItem(true)) return { body: undefined, hasList }
          item = null
        } else if (!item) keys.pop()
      }
    }
    const current = item ?? outer
    current.add(chunk.subarray(start))
    if (outer.isTooLarge()) throw new BackendError('unreadable', 'an answer that is too large', { cause: TOO_MUCH })
    await takeTurn()
  }
  return { body: item ? undefined : parse(outer.toText())?.value, hasList }
}
