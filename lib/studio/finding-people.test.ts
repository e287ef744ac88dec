import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate } from '../backend/testing.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import { addFindingPeople } from '../db/migrations/people-tables.ts'
import { findWords } from '../db/search-words.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { listApplications } from './applications.ts'
import { eraseScope } from './erasure.ts'
import { listOtherApplications } from './other-applications.ts'

afterAll(stopPostgres)

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const run = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-finding-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  async function apply(more: Partial<typeof sampleCandidate> = {}): Promise<string> {
    const jobId = (await backend.getJobs())[0]?.id ?? ''
    const links = ['resumeLink', 'coverLetterLink'].map(async (field) => {
      const file = path.join(dataDir, field)
      await writeFile(file, `%PDF-1.7 ${field}`)
      return backend.sendFile({ path: file, name: `${field}.pdf`, type: 'application/pdf', bytes: 9 }, {})
    })
    const [resumeLink = '', coverLetterLink = ''] = await Promise.all(links)
    const candidate = { ...sampleCandidate, jobId, ...more, resumeLink, coverLetterLink }
    return (await backend.sendCandidate(candidate, {})).reference ?? ''
  }
  const find = async (words: string) => {
    const { rows } = await run((db) => listApplications(db, { words }))
    return rows.map(({ reference }) => reference)
  }
  const rumana = { name: 'Rumana', lastName: 'Akter', email: 'Rumana.Akter@weavers.example', phone: '+880 1711-000000' }
  const rafi = { name: 'Rafi', lastName: 'Hasan', email: 'rafi@post.example', phone: '01999 123456' }

  it('finds by address, by phone number in any form, and by words of the answers', async () => {
    const [one, other] = [
      await apply({
        ...rumana,
        skills: ['C', 'Vue.js'],
        relevantExperience: 'I kept the looms of Tangail running, loom8165783507 too.',
      }),
      await apply({ ...rafi, skills: ['Kotlin'] }),
    ]
    for (const words of [
      'rumana.akter@weavers.example',
      'RUMANA.AKTER@WEAVERS.EXAMPLE',
      '<Rumana.Akter@weav',
      'weavers',
      '01711000000',
      '01711 000-000',
      '+880 1711 000000',
      '+880 (0)1711 000000',
      '8801711000000',
      '1711000000',
      '00880 1711 0000',
      '০১৭১১০০০০০০',
      '01711',
      'rumana 01711 000000',
      'vue',
      'c akter',
      'LOOMS tang',
      'loom8165783507',
    ])
      expect([words, await find(words)]).toEqual([words, [one]])
    expect(await find('019')).toEqual([other])
    for (const words of ['umana@weavers.example', '01711 000001', '+44 1711 000000', 'looms kotlin', 'x'.repeat(200)])
      expect([words, await find(words)]).toEqual([words, []])
  })

  it('bounds the words of one application, takes hostile ones, and leaves none behind', async () => {
    const many = Array.from({ length: 1_500 }, (_, at) => `word${at}`).join(' ')
    const hostile = `${'a'.repeat(5_000)} <script>alert(1)</script> \u202eevil ' or 1=1 -- %`
    const reference = await apply({
      ...rumana,
      skills: ['<b>bold</b>'],
      whyInterested: hostile,
      relevantExperience: many,
    })
    const count = () => run((db) => db.selectFrom('applicationWords').selectAll().execute())
    expect((await count()).length).toBeLessThan(220)
    expect((await count()).every(({ word }) => word.length <= 60)).toBe(true)
    expect(await find('script')).toEqual([reference])
    expect(await find("' or 1=1")).toEqual([])
    await backend.use('test', (db, files) =>
      eraseScope(db, files, { table: 'applications', reference, role: 'hiring', scope: 'one', record: async () => {} }),
    )
    expect(await count()).toEqual([])
    expect(await run((db) => db.selectFrom('applicationPhones').selectAll().execute())).toEqual([])
  })

  it('gives applications from before the update their words and numbers', async () => {
    const reference = await apply(rumana)
    await run(async (db) => {
      await db.deleteFrom('applicationWords').where('word', 'not in', ['rumana', 'akter']).execute()
      await sql`drop table "applicationPhones"`.execute(db)
      await db.transaction().execute(addFindingPeople)
    })
    expect(await find('01711000000')).toEqual([reference])
    const second = await apply({ ...rumana, email: 'other@mail.example' })
    expect(await run((db) => listOtherApplications(db, second))).toMatchObject([{ reference, connection: 'person' }])
  })

  it('reads an index, whatever is sought', async () => {
    const queries = await run(async (db) => {
      const plans: string[] = []
      for (const query of findWords(db, 'amina a@mail.example 01711000000')) {
        const { sql: text, parameters } = query.compile()
        const literal = parameters.reduce<string>(
          (left, value) => left.replace(/\$\d+|\?/, () => `'${String(value)}'`),
          text,
        )
        plans.push(
          await db.transaction().execute(async (transaction) => {
            // A small table would be read entirely.
            if (isPostgres(db)) await sql`set local enable_seqscan = off`.execute(transaction)
            const explain = isPostgres(db) ? 'explain' : 'explain query plan'
            return JSON.stringify((await sql.raw(`${explain} ${literal}`).execute(transaction)).rows)
          }),
        )
      }
      return plans
    })
    expect(queries).toHaveLength(3)
    for (const plan of queries) {
      expect(plan).toMatch(/SEARCH applicationWords USING PRIMARY KEY|applicationWords_pkey/)
      expect(plan).not.toMatch(/SCAN|Seq Scan/)
    }
  })

  it('shows the applications of one person together, but not those of people who share a phone', async () => {
    const [first, second, third, brother, stranger] = [
      await apply(rumana),
      await apply({ ...rumana, email: 'RUMANA.akter@Weavers.example', phone: '01555 000000' }),
      await apply({ ...rumana, email: 'rumana@other.example', phone: '01711000000', lastName: 'Akhter' }),
      await apply({ ...rumana, name: 'Karim', email: 'karim@mail.example' }),
      await apply(rafi),
    ]
    const { rows } = await run((db) => listApplications(db, {}))
    const marks = new Map(rows.map(({ reference, ofPerson, sharesPhone }) => [reference, [ofPerson, sharesPhone]]))
    expect([first, second, third, brother, stranger].map((each) => marks.get(each))).toEqual([
      [3, true],
      [2, false],
      [2, true],
      [1, true],
      [1, false],
    ])
    expect(rows[0]).not.toHaveProperty('email')
    const others = await run((db) => listOtherApplications(db, first))
    expect(others.map(({ reference, connection, isOtherAddress }) => [reference, connection, isOtherAddress])).toEqual([
      [brother, 'phone', true],
      [third, 'person', true],
      [second, 'person', false],
    ])
    expect(JSON.stringify(others)).not.toContain('@')
    await expect(run((db) => listOtherApplications(db, 'NK-NONE'))).rejects.toMatchObject({
      problem: { code: 'missing' },
    })
    // Another address is erased on its own, as the page says.
    await backend.use('test', (db, files) =>
      eraseScope(db, files, {
        table: 'applications',
        reference: first,
        role: 'hiring',
        scope: 'person',
        record: async () => {},
      }),
    )
    expect((await find('')).sort()).toEqual([third, brother, stranger].sort())
  })
})
