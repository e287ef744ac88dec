import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** Encodes the few CBOR values that an answer to a challenge needs. */
function toCbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [toCbor(key), toCbor(entry as Parameters<typeof toCbor>[0])])
  return Buffer.concat([head(5, value.size), ...entries])
}

type Options = { origin?: string; rpId?: string; counter?: number; isVerified?: boolean }

/** A passkey with real keys, at http://localhost:3000 unless told otherwise. Its counter grows with each answer. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let count = 0

  const toClientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function toHead({ rpId = 'localhost', counter, isVerified = true }: Options, more: number) {
    count = counter ?? count + 1
    const number = Buffer.alloc(4)
    number.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (isVerified ? 4 : 0) | more]), number])
  }

  const base = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  return {
    id,
    /** Answers the challenge of a registration. */
    register(challenge: string, options: Options = {}) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const size = Buffer.from([0, credential.length])
      const data = Buffer.concat([toHead(options, 64), Buffer.alloc(16), size, credential, toCbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      const clientDataJSON = toClientData('webauthn.create', challenge, options).toString('base64url')
      return { ...base, response: { clientDataJSON, attestationObject: toCbor(attestation).toString('base64url') } }
    },
    /** Answers the challenge of a sign-in. */
    answer(challenge: string, { userHandle, ...options }: Options & { userHandle?: string } = {}) {
      const clientData = toClientData('webauthn.get', challenge, options)
      const data = toHead(options, 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        ...base,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}
