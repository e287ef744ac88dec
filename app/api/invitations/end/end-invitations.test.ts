import { routes } from '@/lib/routes'
import { toLinkToken } from '@/lib/security/personal-link'
import { startStudio } from '@/lib/studio/testing-studio'
import * as invitations from '../../studio/pool/invitations/route'
import * as pool from '../../studio/pool/route'
import { GET, POST } from './route'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const HANDLERS = { GET, POST }

const send = (method: 'GET' | 'POST', token: string, headers: Record<string, string> = {}) =>
  HANDLERS[method](new Request(`http://site.example${routes.api.invitationsEnd}?token=${token}`, { method, headers }))

const search = async () => {
  const response = await studio.call(pool.POST, { method: 'POST', role: 'hiring' })
  return (await response.json()).rows.map(({ reference }: { reference: string }) => reference)
}

it('changes nothing for a GET, or with another link, and ends invitations for one press', async () => {
  const reference = await studio.apply({ communicationConsent: true })
  const token = toLinkToken('invitations-end', reference)
  const opened = await send('GET', token)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, routes.invitationsEnd(token)])
  for (const other of ['', 'x', `${token}x`, toLinkToken('application', reference), `${reference}.${'a'.repeat(43)}`]) {
    expect((await send('POST', other)).status).toBe(404)
    const page = await send('POST', other, { accept: 'text/html' })
    expect([page.status, page.headers.get('location')]).toEqual([303, routes.invitationsEnd()])
  }
  expect(await search()).toEqual([reference])

  // A mail program has neither cookies nor an origin.
  const oneClick = await send('POST', token)
  expect([oneClick.status, await oneClick.text()]).toEqual([200, 'Unsubscribed.\n'])
  expect(await search()).toEqual([])
  const pressed = await send('POST', token, { accept: 'text/html' })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, routes.invitationsEnded])
  const lines = await studio.backend.use('test', (db) =>
    db.selectFrom('studioAudit').selectAll().where('action', '=', 'end invitations of').execute(),
  )
  expect(lines.map(({ subject }) => subject)).toEqual([`application ${reference}`])
  const jobId = (await studio.backend.getJobs())[1]?.id ?? ''
  const body = { jobId, references: [reference], personal: '' }
  const invited = await studio.call(invitations.POST, { method: 'POST', role: 'hiring', body })
  expect(await invited.json()).toEqual({ sent: [], refused: [{ reference, refusal: 'no-consent' }] })
})
