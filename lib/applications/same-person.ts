import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { toWords } from '../db/search-words.ts'

/** How another application is connected: by the same person, or only by a phone number that another person uses too. */
export type Connection = 'person' | 'phone'

type Named = Pick<ApplicationRow, 'name' | 'lastName'>
type Contact = Named & Pick<ApplicationRow, 'reference' | 'email'>

/** A bound for one person, in case someone sends the same application again and again. */
const MAX_CONNECTED = 100

const MIN_LENGTH_WITH_TYPO = 5

/** Returns whether two words differ in at most one letter: added, left out or replaced. */
function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  const at = [...short].findIndex((letter, index) => letter !== long[index])
  if (at === -1) return true
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length === 1 || other.length === 1) return one[0] === other[0]
  return Math.min(one.length, other.length) >= MIN_LENGTH_WITH_TYPO && differByOne(one, other)
}

/**
 * Returns whether two names may belong to one person: each word of the shorter one is in the longer one, perhaps as an
 * initial or with a typing error. Members of a family share only some of them.
 */
export function isSimilarName(one: Named, other: Named): boolean {
  const [short, long] = [one, other]
    .map(({ name, lastName }) => toWords(`${name} ${lastName}`))
    .sort((a, b) => a.length - b.length)
  if (!short || !long || short.length === 0) return false
  // A family name alone says too little.
  if (short.length === 1 && long.length > 1) return false
  const left = [...long]
  return short.every((word) => {
    const at = left.findIndex((each) => isSameWord(word, each))
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** Returns how two applications with the same address or phone number are connected. */
function connect(one: Contact, other: Contact): Connection {
  const isSameAddress = one.email.toLowerCase() === other.email.toLowerCase()
  return isSameAddress || isSimilarName(one, other) ? 'person' : 'phone'
}

const CONTACT = ['reference', 'email', 'name', 'lastName'] as const

/** Returns the applications with the same address (in any case) or phone number as one of those given. Reads indexes. */
async function findSharing(db: Database, contacts: readonly Contact[], limit: number) {
  const references = contacts.map(({ reference }) => reference)
  const addresses = [...new Set(contacts.map(({ email }) => email.toLowerCase()))]
  const byAddress = await db
    .selectFrom('applications')
    .select(CONTACT)
    .where(sql<string>`lower(email)`, 'in', addresses)
    .orderBy('receivedAt', 'desc')
    .limit(limit)
    .execute()
  const pairs = await db
    .selectFrom('applicationPhones as given')
    .innerJoin('applicationPhones as found', 'found.phone', 'given.phone')
    .innerJoin('applications', 'applications.reference', 'found.reference')
    .select(['applications.reference', 'email', 'name', 'lastName', 'given.reference as with'])
    .where('given.reference', 'in', references)
    .whereRef('found.reference', '!=', 'given.reference')
    .limit(limit)
    .execute()
  return { byAddress, pairs }
}

/** The other applications connected with one, by reference. */
export type Connections = Map<string, Connection>

/** Returns the connections of several applications, by reference. */
export async function findConnections(db: Database, contacts: readonly Contact[]): Promise<Map<string, Connections>> {
  const { byAddress, pairs } = await findSharing(db, contacts, MAX_CONNECTED * Math.max(1, contacts.length))
  const connected = contacts.map((contact) => {
    const ofContact: Connections = new Map()
    for (const { with: reference, ...other } of pairs)
      if (reference === contact.reference) ofContact.set(other.reference, connect(contact, other))
    for (const other of byAddress)
      if (other.email.toLowerCase() === contact.email.toLowerCase() && other.reference !== contact.reference)
        ofContact.set(other.reference, 'person')
    return [contact.reference, ofContact] as const
  })
  return new Map(connected)
}

/** Returns the references of all applications of the person who sent one, that one included. */
export async function findOfPerson(db: Database, reference: string): Promise<string[]> {
  const contact = await db
    .selectFrom('applications')
    .select(CONTACT)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!contact) return []
  const connections = (await findConnections(db, [contact])).get(reference) ?? new Map<string, Connection>()
  return [reference, ...[...connections].filter(([, how]) => how === 'person').map(([other]) => other)]
}
