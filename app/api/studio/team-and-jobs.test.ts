import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getEmbeddedBackend } from '@/lib/backend'
import { ROLES, type Role } from '@/lib/studio/roles'
import { createInvitation, enter } from '@/lib/studio/sessions'
import * as close from './jobs/[id]/close/route'
import * as duplicate from './jobs/[id]/duplicate/route'
import * as restoreJob from './jobs/[id]/restore/route'
import * as job from './jobs/[id]/route'
import * as jobs from './jobs/route'
import * as place from './team/[id]/place/route'
import * as restoreMember from './team/[id]/restore/route'
import * as member from './team/[id]/route'
import * as team from './team/route'

// It works only inside Next.
jest.mock('next/cache', () => ({ revalidateTag: () => {} }))

const HOST = 'localhost:3000'
const MEMBER = {
  name: 'Anika',
  designation: 'Weaver',
  bio: '',
  image: '',
  linkedinLink: '',
  twitterLink: '',
  githubLink: '',
}
const NUMBERS = {
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: '',
  salaryUnit: 'MONTH',
  salaryWords: '',
  closingDate: '',
}
const WORDS = { department: '', location: '', jobType: '', experience: '', description: '' }
const JOB = { title: 'Weaver', ...NUMBERS, ...WORDS, requirements: '', responsibilities: '', state: 'draft' }

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

const dataDir = mkdtempSync(path.join(tmpdir(), 'studio-handlers-'))
const cookies = {} as Record<Role, string>

beforeAll(async () => {
  const secret = 'x'.repeat(32)
  jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    JOB_LINK_SECRET: secret,
    SIGNING_SECRET: secret,
  })
  for (const role of ROLES) {
    await getEmbeddedBackend()?.use('test', async (db) => {
      const entered = await enter(db, await createInvitation(db, { name: role, role }, 'test'))
      cookies[role] = `studio=${entered?.token}`
    })
  }
})
afterAll(async () => {
  await getEmbeddedBackend()?.close()
  jest.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

async function call(handler: Handler, method: string, role: Role | null, body: unknown = {}, id = '', headers = {}) {
  const request = new Request(`http://${HOST}/api/studio/x`, {
    method,
    headers: { host: HOST, origin: `http://${HOST}`, ...(role && { cookie: cookies[role] }), ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const response = await handler(request, { params: Promise.resolve({ id }) })
  return { status: response.status, body: (await response.json()) as { id: string; code?: string } }
}

const addMember = async () => (await call(team.POST, 'POST', 'owner', MEMBER)).body.id
const addJob = async () => (await call(jobs.POST, 'POST', 'owner', JOB)).body.id
const FIRST = { 'if-match': '"1"' }

describe.each<[string, Handler, string, Role, () => Promise<string>, unknown]>([
  ['list of the team', team.GET, 'GET', 'editor', async () => '', {}],
  ['new member', team.POST, 'POST', 'editor', async () => '', MEMBER],
  ['change of a member', member.PUT, 'PUT', 'editor', addMember, MEMBER],
  ['removal of a member', member.DELETE, 'DELETE', 'editor', addMember, {}],
  ['move of a member', place.PUT, 'PUT', 'editor', addMember, { before: null }],
  ['list of jobs', jobs.GET, 'GET', 'hiring', async () => '', {}],
  ['new job', jobs.POST, 'POST', 'hiring', async () => '', JOB],
  ['page of a job', job.GET, 'GET', 'hiring', addJob, {}],
  ['change of a job', job.PUT, 'PUT', 'hiring', addJob, JOB],
  ['deletion of a job', job.DELETE, 'DELETE', 'hiring', addJob, {}],
  ['closing of a job', close.POST, 'POST', 'hiring', addJob, {}],
  ['copy of a job', duplicate.POST, 'POST', 'hiring', addJob, {}],
])('the %s', (_, handler, method, role, makeId, body) => {
  it('is for its role and the owner, and for nobody else', async () => {
    const id = await makeId()
    const other = role === 'editor' ? 'hiring' : 'editor'
    expect((await call(handler, method, null, body, id, FIRST)).status).toBe(401)
    expect((await call(handler, method, other, body, id, FIRST)).status).toBe(403)
    expect((await call(handler, method, role, body, id, FIRST)).status).toBe(200)
    expect((await call(handler, method, 'owner', body, await makeId(), FIRST)).status).toBe(200)
  })
  if (method === 'GET') return

  it('is refused from another site', async () => {
    const headers = { ...FIRST, origin: 'https://evil.example' }
    expect((await call(handler, method, 'owner', body, await makeId(), headers)).body.code).toBe('other-site')
  })
})

it.each([
  ['a member', restoreMember.POST, member.DELETE, addMember, 'editor', 'hiring'],
  ['a job', restoreJob.POST, job.DELETE, addJob, 'hiring', 'editor'],
] as const)('puts %s back for its role alone', async (_, restore, remove, makeId, role, other) => {
  const id = await makeId()
  await call(remove, 'DELETE', 'owner', {}, id)
  expect((await call(restore, 'POST', null, {}, id)).status).toBe(401)
  expect((await call(restore, 'POST', other, {}, id)).status).toBe(403)
  expect((await call(restore, 'POST', role, {}, id)).status).toBe(200)
})

it.each([
  ['a member', member.PUT, addMember, MEMBER],
  ['a job', job.PUT, addJob, JOB],
] as const)('saves %s only over the version that the editor has seen', async (_, handler, makeId, body) => {
  const id = await makeId()
  expect((await call(handler, 'PUT', 'owner', body, id)).status).toBe(400)
  expect((await call(handler, 'PUT', 'owner', body, id, FIRST)).status).toBe(200)
  expect((await call(handler, 'PUT', 'owner', body, id, FIRST)).status).toBe(409)
})
