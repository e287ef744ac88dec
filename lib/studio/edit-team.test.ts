import { team as seed } from '../../content/team.ts'
import { prune } from '../backend/embedded/prune.ts'
import { getTeam } from '../backend/embedded/read-content.ts'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import {
  addMember,
  listMembers,
  memberSchema,
  placeMember,
  removeMember,
  restoreMember,
  type StudioMember,
  saveMember,
  toMemberSubject,
} from './edit-team.ts'

afterAll(stopPostgres)

const ANIKA = memberSchema.parse({
  name: 'Anika',
  designation: 'Weaver',
  bio: 'Weaves.',
  image: '',
  linkedinLink: '',
  twitterLink: '',
  githubLink: 'https://code.example/anika',
})

describe.each(engines)('the team on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  let first: StudioMember

  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
    first = (await listMembers(db))[0] as StudioMember
  })
  afterEach(() => opened.close())

  const names = async () => (await getTeam(db)).map(({ name }) => name)

  it('that was there before gets ids, and stays in its order', async () => {
    const members = await listMembers(db)
    expect(members.map(({ name }) => name)).toEqual(seed.map(({ name }) => name))
    expect(new Set(members.map(({ id }) => id)).size).toBe(seed.length)
    // `toStrictEqual` also compares prototypes: `'use cache'` refuses rows without one.
    expect(await getTeam(db)).toStrictEqual(seed)
  })

  it('shows a new member last, as the site knows members', async () => {
    await addMember(db, ANIKA)
    expect((await getTeam(db)).at(-1)).toEqual(ANIKA)
    expect(ANIKA).toMatchObject({ linkedinLink: null, githubLink: 'https://code.example/anika' })
  })

  it('saves a change over the version it is based on, and tells the second editor who was first', async () => {
    const { id, version, ...member } = first
    const saved = await saveMember(db, id, version, { ...member, bio: 'First.' })
    await record(db, { name: 'Rafi', role: 'editor' }, 'save', toMemberSubject(saved))
    const late = saveMember(db, id, version, { ...member, bio: 'Second.' })
    await expect(late).rejects.toMatchObject({
      problem: { code: 'conflict', details: { savedBy: 'Rafi', current: { bio: 'First.', version: version + 1 } } },
    })
    await saveMember(db, id, version + 1, { ...member, bio: 'Second.' })
    expect((await getTeam(db))[0]?.bio).toBe('Second.')
  })

  it('moves a member up, down and to the end, and nobody else changes places', async () => {
    const [a, b, c, ...rest] = await listMembers(db)
    if (!a || !b || !c) throw new Error('The seed has a team')
    const others = rest.map(({ name }) => name)
    await placeMember(db, c.id, a.id)
    expect(await names()).toEqual([c.name, a.name, b.name, ...others])
    await placeMember(db, c.id, b.id)
    expect(await names()).toEqual([a.name, c.name, b.name, ...others])
    await placeMember(db, c.id, null)
    expect(await names()).toEqual([a.name, b.name, ...others, c.name])
    await expect(placeMember(db, c.id, 'nobody')).rejects.toMatchObject({ problem: { code: 'missing' } })
  })

  it('may be put in order while someone edits: the order makes no conflict', async () => {
    await placeMember(db, first.id, null)
    const { id, version, ...member } = first
    await expect(saveMember(db, id, version, member)).resolves.toMatchObject({ version: version + 1 })
  })

  it('does not show a removed member, who comes back to the same place for a day', async () => {
    await removeMember(db, first.id)
    expect(await names()).not.toContain(first.name)
    await expect(removeMember(db, first.id)).rejects.toMatchObject({ problem: { code: 'missing' } })
    await restoreMember(db, first.id)
    expect((await names())[0]).toBe(first.name)
    await removeMember(db, first.id, new Date(Date.now() - 25 * 3_600_000))
    await prune(db, createFolderStore(opened.dataDir))
    await expect(restoreMember(db, first.id)).rejects.toMatchObject({ problem: { code: 'missing' } })
  })
})

it('takes no address that is none of the web, and no member without a name', () => {
  const parse = (error: object) =>
    memberSchema.safeParse({ ...ANIKA, image: '', linkedinLink: '', twitterLink: '', ...error })
  expect(parse({}).success).toBe(true)
  expect(parse({ linkedinLink: 'javascript:alert(1)' }).success).toBe(false)
  expect(parse({ name: ' ' }).success).toBe(false)
})
