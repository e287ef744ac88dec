import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getEmbeddedBackend } from '../backend/index.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import { inviteGuest } from './guests.ts'
import { ROLES, type Role } from './roles.ts'
import { createInvitation, enter } from './sessions.ts'

const ORIGIN = 'http://127.0.0.1'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>
type Options = {
  method?: string
  role?: Role | null
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

/** The Studio's handlers with a data folder of their own, and one session for each role. */
export async function startStudio() {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-'))
  const setEnv = (more: Record<string, string> = {}) => {
    const env = { DATA_DIR: dataDir, SITE_URL: 'http://site.example', NODE_ENV: 'test', ...more } as const
    jest.replaceProperty(process, 'env', env)
  }
  setEnv()
  const backend = getEmbeddedBackend()
  if (!backend) throw new Error('There is no backend of our own')
  const enterAs = async (role: Role) => {
    const name = `A ${role}`
    const token = await backend.use('test', async (db) => {
      if (role !== 'guest') return createInvitation(db, { name, role }, 'test')
      // The position to which `apply` applies.
      const jobId = (await backend.getJobs())[0]?.id ?? ''
      return inviteGuest(db, { name, days: 1, reference: null, jobId }, 'test')
    })
    return (await backend.use('test', async (db) => enter(db, token)))?.token
  }
  const tokens: Partial<Record<Role, string | undefined>> = {}
  const renew = async (role: Role) => {
    tokens[role] = await enterAs(role)
  }
  for (const role of ROLES) await renew(role)
  let sender = 0
  return {
    dataDir,
    backend,
    /** Changes the site's settings. */
    setEnv,
    /** Starts another session for a role. */
    renew,
    /** Stores an application with its two files and returns its reference. */
    async apply(
      more: Partial<typeof sampleCandidate> = {},
      fileName = 'cv.pdf',
      warnings: readonly 'script'[] = [],
      source?: string,
    ) {
      const store = async (name: string, type: string) => {
        const file = path.join(dataDir, `incoming-${name.length}`)
        writeFileSync(file, `%PDF-1.7 ${name}`)
        return backend.sendFile({ path: file, name, type, bytes: 9, warnings }, {})
      }
      const resumeLink = await store(fileName, 'application/pdf')
      const coverLetterLink = await store('letter.doc', 'application/msword')
      const jobId = (await backend.getJobs())[0]?.id ?? ''
      const sent = { ...sampleCandidate, jobId, ...more, resumeLink, coverLetterLink }
      return (await backend.sendCandidate(sent, { source })).reference ?? ''
    },
    /** Stores a message and returns its reference. */
    write: async (more: Partial<typeof sampleMessage> = {}) =>
      (await backend.sendContact({ ...sampleMessage, ...more }, {})).reference ?? '',
    /** Calls a handler as a page of the Studio would, in the session of a role, or without one for null. */
    call(handler: Handler, { method = 'GET', role = 'owner', params = {}, query = '', body, headers }: Options = {}) {
      sender += 1
      const request = new Request(`${ORIGIN}/api/studio/test${query}`, {
        method,
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
        headers: {
          host: '127.0.0.1',
          origin: ORIGIN,
          'x-forwarded-for': `198.51.${sender >> 8}.${sender & 255}`,
          ...(role && { cookie: `studio=${tokens[role]}` }),
          ...headers,
        },
      })
      return handler(request, { params: Promise.resolve(params as never) })
    },
    async stop() {
      await backend.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
