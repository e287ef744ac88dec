import { createPrivateKey, createSign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Attempt } from '../../mail/attempt.ts'
import type { PositionChange } from './note-changes.ts'
import { send, toAttempt } from './send.ts'

const SCOPE = 'https://www.googleapis.com/auth/indexing'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const LIFE_S = 3_600
/** How long before its end a token is renewed. */
const MARGIN_MS = 60_000

function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The parts of a service account's key file that sign in. */
const accountSchema = z.object({
  client_email: z.string().min(3),
  private_key: z.string().includes('PRIVATE KEY').refine(isRsaKey),
  private_key_id: z.string().optional(),
  token_uri: z.url({ protocol: /^https?$/ }),
})
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

type Account = z.infer<typeof accountSchema>

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs a statement that the service account asks for a token (RFC 7523). */
export function signAssertion(account: Account, now = Date.now()): string {
  const { client_email: iss, token_uri: aud, private_key_id: kid, private_key } = account
  const iat = Math.floor(now / 1_000)
  const parts = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode({ iss, scope: SCOPE, aud, iat, exp: iat + LIFE_S })}`
  return `${parts}.${createSign('RSA-SHA256').update(parts).sign(private_key, 'base64url')}`
}

type Token = { text: string; until: number }

/** Creates the sender of changed positions to Google. `file` is the key file of a service account. */
export function createGoogleIndexing(file: string, endpoint: string) {
  let token: Token | null = null

  async function getToken(): Promise<Token | Attempt> {
    if (token && token.until > Date.now()) return token
    const read = await readFile(file, 'utf8').catch(() => '')
    const account = accountSchema.safeParse(parseJson(read))
    if (!account.success) return { result: 'failed', problem: 'the key file of the service account is not readable' }
    const form = { grant_type: GRANT, assertion: signAssertion(account.data) }
    const answer = await send(account.data.token_uri, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    const given = tokenSchema.safeParse(parseJson(answer.text))
    // The change itself is fine, so it waits until the account is fixed.
    if (!given.success) return { result: 'failed', problem: `token: ${answer.problem ?? 'not readable'}` }
    const { access_token: text, expires_in: seconds } = given.data
    token = { text, until: Date.now() + seconds * 1_000 - MARGIN_MS }
    return token
  }

  return async (change: PositionChange): Promise<Attempt> => {
    const given = await getToken()
    if ('result' in given) return given
    const answer = await send(endpoint, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${given.text}` },
      body: JSON.stringify(change),
    })
    if (answer.status === 401) token = null
    // Missing rights can be granted in Search Console, and the quota is renewed at midnight.
    return toAttempt(answer, [400])
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
