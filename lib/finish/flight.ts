/** One piece of the data that the framework goes on from, as text; what else Next may write there stays as it is. */
const PIECES = /(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>){2,}/g
const [START, END] = ['<script>self.__next_f.push([1,', '])</script>']
const SEAM = `"${END}${START}"`

/** As Next writes what a script's element must not hold. */
const UNSAFE = /[<>&\u2028\u2029]/g
const toEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** `12:["$","p",…]` and its like: what a row of the data holds, by the sign before it. */
const ROW = /([0-9a-f]*):(?:T([0-9a-f]+),|([A-Z]?))/y
/** Of one line each: modules, hints, the ends of streams. Rows of bytes have other signs, and pages none of them. */
const LINES = new Set(['', 'I', 'H', 'X', 'C'])

/**
 * A row of an application's data, as React's server renderer writes it: a value as JSON (no sign), a text (`T`), a module that comes
 * as a script (`I`), a hint of what to fetch (`H`), or the start or the end of a stream (`X`, `C`).
 */
export type FlightRow = { id: string; sign: string; text: string }

/**
 * Joins the data of an application, which Next writes as dozens of scripts, as they come off the renderer: each of them needs a hash
 * of its own in the policy, a header that nothing compresses.
 */
export const joinFlight = (html: string): string => html.replace(PIECES, (pieces) => pieces.replaceAll(SEAM, ''))

/** Reads rows, of which a text counts its bytes and each other ends its line; null where one is of another kind. */
function parseRows(flight: string): FlightRow[] | null {
  const rows: FlightRow[] = []
  const bytes = Buffer.from(flight)
  for (let at = 0; at < flight.length; ) {
    ROW.lastIndex = at
    const [head, id = '', length, sign = ''] = ROW.exec(flight) ?? []
    if (!head) return null
    const start = at + head.length
    let end = flight.indexOf('\n', start)
    if (length) {
      const from = Buffer.byteLength(flight.slice(0, start))
      end = start + bytes.toString('utf8', from, from + Number.parseInt(length, 16)).length
    } else if (end < 0 || !LINES.has(sign)) return null
    rows.push({ id, sign: length ? 'T' : sign, text: flight.slice(start, end) })
    at = length ? end : end + 1
  }
  return rows
}

const toText = ({ id, sign, text }: FlightRow) =>
  sign === 'T' ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${sign}${text}\n`

/** Scripts one behind the other, which need but one hash when they are one. */
const SCRIPTS = /(?:<script>[^<]+<\/script>){2,}/g

/** Joins the scripts that stand in a page one behind the other. What changes the data comes before. */
export const joinScripts = (html: string): string =>
  html.replace(SCRIPTS, (scripts) => scripts.replaceAll('</script><script>', ';'))

/**
 * Changes the data of an application, all of which stands in one script (`joinFlight`). A page stays as it is where they stand in
 * several, hold rows that are not known here, or where `change` gives null.
 */
export function changeFlight(html: string, change: (rows: FlightRow[]) => FlightRow[] | null): string {
  const [before = '', script, ...others] = html.split(START)
  const end = script?.indexOf(END) ?? -1
  if (script === undefined || end < 0 || others.length > 0) return html
  const rows = parseRows(JSON.parse(script.slice(0, end)))
  const changed = rows && change(rows)
  if (!changed) return html
  const text = JSON.stringify(changed.map(toText).join('')).replace(UNSAFE, toEscape)
  return before + START + text + script.slice(end)
}
