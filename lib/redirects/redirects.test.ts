import type { Database } from '../db/database.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { checkRedirect, findLoop, getRedirectPage, normalizePath, removeRedirect, saveRedirect } from './redirects.ts'
import { findRedirect, loadRedirects } from './served-redirects.ts'

afterAll(stopPostgres)

it.each([
  ['/2019/05/Old-Post/', '/2019/05/old-post'],
  ['/%E0%A6%95', '/ক'],
  ['/?p=12', '/?p=12'],
  ['/a?b=c', null],
  ['//evil.example/x', null],
  ['https://old.example/x', null],
  ['/a%00b', null],
  ['/a\\b', null],
  ['/%E0%A4%A', null],
  [`/${'a'.repeat(600)}`, null],
])('the address %s has the form %s', (address, wanted) => {
  expect(normalizePath(address)).toBe(wanted)
})

it.each([
  ['/old', '/blog', { path: '/old', target: '/blog' }],
  ['/Old/', 'https://shop.example/x y', { path: '/old', target: 'https://shop.example/x%20y' }],
  ['/old', '/blog\r\nset-cookie: a', { path: '/old', target: '/blogset-cookie:%20a' }],
  ['/blog', '/insights', { errors: { path: 'is a page of this site' } }],
  ['/studio/posts', '/insights', { errors: { path: 'is a page of this site' } }],
  ['/', '/insights', { errors: { path: 'is a page of this site' } }],
  ['/old', 'javascript:alert(1)', { errors: { target: expect.any(String) } }],
  ['/old', '//evil.example', { errors: { target: expect.any(String) } }],
  ['/old', '/\\evil.example', { errors: { target: expect.any(String) } }],
  ['/old', 'https://user@evil.example', { errors: { target: expect.any(String) } }],
  ['/old', '/OLD/', { errors: { target: 'leads back to the same address' } }],
])('the redirect of %s to %s is checked', (from, to, wanted) => {
  expect(checkRedirect(from, to)).toEqual(wanted)
})

describe.each(engines)('redirects on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterEach(() => opened.close())

  it('are served with the query of the request, whatever the letters', async () => {
    await saveRedirect(db, { path: '/old', target: '/blog' })
    await saveRedirect(db, { path: '/?p=7', target: '/blog-read/a-1' })
    await saveRedirect(db, { path: '/ক', target: '/insights' })
    await saveRedirect(db, { path: '/part', target: '/about#years' })
    await loadRedirects(db)
    expect(findRedirect('/OLD/?utm=a')).toBe('/blog?utm=a')
    expect(findRedirect('/?p=7')).toBe('/blog-read/a-1')
    expect(findRedirect('/%e0%a6%95')).toBe('/insights')
    expect(findRedirect('/part?a=b')).toBe('/about#years')
    for (const other of ['/', '/?p=8', '/older', '/?utm=a']) expect(findRedirect(other)).toBeNull()
    expect(await removeRedirect(db, '/old')).toBe(true)
    await loadRedirects(db)
    expect(findRedirect('/old')).toBeNull()
  })

  it('never hide a page, even if somebody writes one into the database', async () => {
    await saveRedirect(db, { path: '/blog', target: '/insights' })
    await loadRedirects(db)
    expect(findRedirect('/blog')).toBeNull()
  })

  it('change a version that other processes watch', async () => {
    const read = () => db.selectFrom('invalidations').selectAll().where('tag', '=', 'redirects').executeTakeFirst()
    const before = await read()
    await saveRedirect(db, { path: '/old', target: '/blog' })
    expect(await read()).not.toEqual(before)
  })

  it('lead in no circle, over others either', async () => {
    await saveRedirect(db, { path: '/b', target: '/c' })
    await saveRedirect(db, { path: '/c', target: '/a' })
    expect(await findLoop(db, { path: '/a', target: '/b' })).toBe(true)
    expect(await findLoop(db, { path: '/x', target: '/b' })).toBe(false)
  })

  it('are listed latest first, by page and by part of an address', async () => {
    for (let at = 0; at < 60; at += 1) {
      const now = new Date(Date.UTC(2026, 0, 1, 0, at))
      await saveRedirect(db, { path: `/old/${at}`, target: at === 7 ? '/about#100%' : '/blog' }, { now })
    }
    const first = await getRedirectPage(db, { search: '' })
    expect(first.rows[0]?.path).toBe('/old/59')
    const second = await getRedirectPage(db, { search: '', after: first.next ?? '' })
    expect(second.rows[0]?.path).toBe(`/old/${59 - first.rows.length}`)
    expect((await getRedirectPage(db, { search: '100%' })).rows.map((row) => row.path)).toEqual(['/old/7'])
    expect((await getRedirectPage(db, { search: 'OLD/58' })).rows).toHaveLength(1)
  })
})
