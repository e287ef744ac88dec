import 'server-only'
import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { company } from '../../content/company.ts'
import { text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import type { PasskeyRow } from '../db/schema.ts'
import { type Env, getEnv, toStudioUrl } from '../env.ts'
import { toIso } from '../format/date.ts'
import { toVisibleLine } from '../format/visible-text.ts'
import { requirePerson } from './people.ts'
import { type Entered, type Session, startSession } from './sessions.ts'
import { missing, StudioFailure } from './studio-problem.ts'

/** How long a challenge may be answered, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000
/**
 * The maximum number of stored challenges. New ones replace the oldest, so that nobody can fill the database or lock
 * others out.
 */
export const MAX_CHALLENGES = 5_000
/** The maximum number of passkeys for one person. */
export const MAX_PASSKEYS = 20

// ES256, EdDSA and RS256, which authenticators support. Node warns of the library's newer ones as experimental.
const ALGORITHMS = [-7, -8, -257]

/** The longest credential id and response part that authenticators send is far below these. */
const part = (max: number) => z.string().max(max)
const base = { id: part(1_400), rawId: part(1_400), type: z.literal('public-key') }
const extensions = z.record(z.string(), z.unknown()).default({})

/** Parses a new passkey's answer to a challenge, and its name. */
export const newPasskeySchema = z.object({
  name: text(60).overwrite(toVisibleLine).min(1, 'is required'),
  response: z.object({
    ...base,
    clientExtensionResults: extensions,
    response: z.object({ clientDataJSON: part(10_000), attestationObject: part(100_000) }),
  }),
})

/** Parses a passkey's answer to a challenge. */
export const passkeySchema = z.object({
  ...base,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: part(10_000),
    authenticatorData: part(10_000),
    signature: part(10_000),
    userHandle: part(200).nullish(),
  }),
})

/** Where passkeys work: the Studio's origin, and its host name, which they are bound to. */
type PasskeySite = { origin: string; host: string; rpId: string }

/**
 * Returns where passkeys work, or null if they cannot: an IP address is not a name that they could be bound to, and
 * browsers offer them only over https and on localhost.
 */
export function getPasskeySite(env: Pick<Env, 'SITE_URL' | 'STUDIO_HOST'>): PasskeySite | null {
  const { origin, host, hostname, protocol } = new URL(toStudioUrl(env))
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost')) return null
  return { origin, host, rpId: hostname }
}

/** Returns whether passkeys work at the host of a request. */
export const takesPasskeys = ({ headers }: Request): boolean => getPasskeySite(getEnv())?.host === headers.get('host')

function requireSite(): PasskeySite {
  const site = getPasskeySite(getEnv())
  if (!site) throw new StudioFailure('no-passkeys')
  return site
}

async function storeChallenge(db: Database, challenge: string, sessionId: string | null, now: number): Promise<void> {
  await db
    .deleteFrom('passkeyChallenges')
    .where('createdAt', '<', toIso(now - CHALLENGE_MS))
    .execute()
  const last = await db
    .selectFrom('passkeyChallenges')
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .offset(MAX_CHALLENGES - 1)
    .executeTakeFirst()
  if (last) await db.deleteFrom('passkeyChallenges').where('createdAt', '<=', last.createdAt).execute()
  await db
    .insertInto('passkeyChallenges')
    .values({ challenge, sessionId, createdAt: toIso(now) })
    .execute()
}

/** Returns the challenge that an answer says it signed. The verification checks the rest of the text. */
function readChallenge(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/**
 * Uses a challenge up, whether its answer turns out right or wrong. Throws `old-challenge` if it is unknown, was used, is
 * too old, or was made for another session.
 */
async function takeChallenge(
  db: Database,
  clientDataJson: string,
  sessionId: string | null,
  now: number,
): Promise<string> {
  const challenge = readChallenge(clientDataJson)
  const found = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('sessionId', sessionId === null ? 'is' : '=', sessionId)
    .where('createdAt', '>', toIso(now - CHALLENGE_MS))
    .returning('challenge')
    .executeTakeFirst()
  if (!found) throw new StudioFailure('old-challenge')
  return challenge
}

/** Runs a check of the library, which throws if the answer is wrong. */
async function verify<Result>(check: Promise<Result>): Promise<Result> {
  try {
    return await check
  } catch {
    throw new StudioFailure('refused-passkey')
  }
}

/** A passkey as lists show it. */
export type Passkey = Pick<PasskeyRow, 'id' | 'name' | 'createdAt' | 'usedAt'>

/** Returns the passkeys of a person, or of everyone, with the person's name, oldest first. */
export function listPasskeys(db: Database, name?: string): Promise<(Passkey & { person: string })[]> {
  const all = db
    .selectFrom('studioPasskeys')
    .innerJoin('studioPeople', 'studioPeople.id', 'studioPasskeys.personId')
    .select([
      'studioPasskeys.id',
      'studioPasskeys.name',
      'studioPasskeys.createdAt',
      'studioPasskeys.usedAt',
      'studioPeople.name as person',
    ])
    .orderBy('studioPasskeys.createdAt')
  return (name === undefined ? all : all.where('studioPeople.name', '=', name)).execute()
}

/** Returns what a browser needs to make a passkey for the signed-in person. */
export async function startAdding(db: Database, session: Pick<Session, 'id' | 'name' | 'role'>, now = Date.now()) {
  const { rpId } = requireSite()
  const person = await requirePerson(db, session)
  const known = await listPasskeys(db, person.name)
  if (known.length >= MAX_PASSKEYS)
    throw new StudioFailure('invalid', { errors: { name: `must wait: remove one of your ${MAX_PASSKEYS} passkeys` } })
  const options = await generateRegistrationOptions({
    rpName: company.name,
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(person.id, 'base64url')),
    userName: person.name,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    // The passkey alone lets people in, so it must store whose it is and verify its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, options.challenge, session.id, now)
  return options
}

/** Stores a passkey for the signed-in person. Throws `old-challenge` and `refused-passkey`. */
export async function addPasskey(
  db: Database,
  session: Pick<Session, 'id' | 'name' | 'role'>,
  { name, response }: z.infer<typeof newPasskeySchema>,
  now = Date.now(),
): Promise<void> {
  const { origin, rpId } = requireSite()
  const person = await requirePerson(db, session)
  const challenge = await takeChallenge(db, response.response.clientDataJSON, session.id, now)
  const { registrationInfo } = await verify(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw new StudioFailure('refused-passkey')
  const { id, publicKey, counter } = registrationInfo.credential
  const stored = await db
    .insertInto('studioPasskeys')
    .values({
      id,
      personId: person.id,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: toIso(now),
      usedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // The id is chosen by the authenticator, and another person's must not be replaced.
  if (Number(stored.numInsertedOrUpdatedRows) === 0) throw new StudioFailure('refused-passkey')
}

/** Removes one of a person's passkeys, or anyone's. Throws `missing`. Returns its name and its owner's. */
export async function removePasskey(
  db: Database,
  id: string,
  person?: string,
): Promise<Pick<Passkey, 'name'> & { person: string }> {
  const found = (await listPasskeys(db, person)).find((passkey) => passkey.id === id)
  if (!found) throw missing()
  await db.deleteFrom('studioPasskeys').where('id', '=', id).execute()
  return found
}

/** Returns what a browser needs to sign in with any passkey that it has for this site. */
export async function startEntering(db: Database, now = Date.now()) {
  const options = await generateAuthenticationOptions({
    rpID: requireSite().rpId,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  await storeChallenge(db, options.challenge, null, now)
  return options
}

/** Starts a session for the passkey's owner. Throws `old-challenge`, `unknown-passkey` and `refused-passkey`. */
export async function enterWithPasskey(
  db: Database,
  answer: z.infer<typeof passkeySchema>,
  now = Date.now(),
): Promise<Entered> {
  const { origin, rpId } = requireSite()
  const challenge = await takeChallenge(db, answer.response.clientDataJSON, null, now)
  const passkey = await db
    .selectFrom('studioPasskeys')
    .innerJoin('studioPeople', 'studioPeople.id', 'studioPasskeys.personId')
    .select(['personId', 'publicKey', 'counter', 'studioPeople.name', 'role'])
    .where('studioPasskeys.id', '=', answer.id)
    .executeTakeFirst()
  if (!passkey) throw new StudioFailure('unknown-passkey')
  const { userHandle, ...response } = answer.response
  if (userHandle && userHandle !== passkey.personId) throw new StudioFailure('refused-passkey')
  const { verified, authenticationInfo } = await verify(
    verifyAuthenticationResponse({
      response: { ...answer, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified) throw new StudioFailure('refused-passkey')
  // If two answers with one counter arrive at the same moment, only the first counts.
  const counted = await db
    .updateTable('studioPasskeys')
    .set({ counter: authenticationInfo.newCounter, usedAt: toIso(now) })
    .where('id', '=', answer.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  if (Number(counted.numUpdatedRows) === 0) throw new StudioFailure('refused-passkey')
  return startSession(db, { name: passkey.name, role: passkey.role, guestId: null }, now)
}
