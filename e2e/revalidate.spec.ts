import { createHmac } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { routes } from '../lib/routes'

const secret = process.env.REVALIDATE_SECRET ?? ''
const database = path.join(process.env.DATA_DIR ?? 'data', 'site.sqlite')

const sign = (body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Changes the newest job's title as a backend's own editor would. */
function renameJob(from: string, to: string) {
  const db = new DatabaseSync(database, { timeout: 5000 })
  try {
    return Number(db.prepare('update jobs set title = ? where title = ?').run(to, from).changes)
  } finally {
    db.close()
  }
}

test('a change in the backend shows within seconds of a signed call, and an unsigned call changes nothing', async ({
  request,
}) => {
  const [before, after] = ['Data Analyst', 'Data Analyst, Renamed']
  const getList = async () => (await request.get(routes.careers)).text()
  expect(await getList()).toContain(before)
  expect(renameJob(before, after)).toBe(1)
  try {
    const body = JSON.stringify({ tags: ['all-jobs'] })
    expect((await request.post(routes.api.revalidate, { data: body })).status()).toBe(401)
    const forged = await request.post(routes.api.revalidate, {
      data: body,
      headers: { 'x-signature': sign(`${body} `) },
    })
    expect(forged.status()).toBe(401)
    expect(await getList()).not.toContain(after)
    const answer = await request.post(routes.api.revalidate, {
      data: body,
      headers: { 'x-signature': sign(body), 'content-type': 'text/plain' },
    })
    expect(answer.status()).toBe(200)
    await expect.poll(getList, { timeout: 5000 }).toContain(after)
  } finally {
    renameJob(after, before)
    const body = ''
    await request.post(routes.api.revalidate, { data: body, headers: { 'x-signature': sign(body) } })
  }
})
