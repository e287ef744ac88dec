import { revalidatePath } from 'next/cache'
import { company } from '@/content/company'
import { errorPage } from '@/content/error-pages'
import { loadSettings } from '@/lib/backend/load-settings'
import { sampleMessage } from '@/lib/backend/testing'
import { setFacts } from '@/lib/current-facts'
import { toContactMails } from '@/lib/mail/mails'
import { toContactableOrganization } from '@/lib/seo/organization'
import type { StudioCompany } from '@/lib/studio/company'
import { startStudio } from '@/lib/studio/testing-studio'
import * as route from './settings/company/route'

// It works only inside Next.
jest.mock('next/cache', () => ({ revalidateTag: () => {}, revalidatePath: jest.fn() }))

const MAIL = { MAIL_TO_SALES: 'inbox@site.example', SITE_URL: 'http://site.example' } as Parameters<
  typeof toContactMails
>[2]

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const read = async (): Promise<StudioCompany> => (await studio.call(route.GET)).json()
async function save(changes: Record<string, string>, version?: number) {
  const { facts, version: latest } = await read()
  const headers = { 'if-match': `"${version ?? latest}"` }
  const response = await studio.call(route.PUT, { method: 'PUT', body: { ...facts, ...changes }, headers })
  return { status: response.status, body: await response.json() }
}

it('begins with the facts of the file', async () => {
  const { facts, file, version } = await read()
  expect(version).toBe(0)
  expect(facts).toEqual(file)
  expect(file['phones.office']).toBe(company.phones.office.display)
  expect(file['hours.days']).toBe(company.hours.open.label)
})

it('shows a changed fact in pages, mails and structured data, and keeps following the file for others', async () => {
  const { hello } = company.emails
  const saved = await save({
    'emails.support': 'help@loom.example',
    'phones.sales': '+44 (0)20 7946 0000',
    'address.street': '1 Loom Road',
    'address.postalCode': '',
    'hours.days': 'monday, wednesday and Friday',
    'hours.closes': '16:30',
    'social.YouTube': 'https://www.youtube.com/@loom',
    'map.latitude': '51.5',
  })
  expect(saved.status).toBe(200)
  expect(revalidatePath).toHaveBeenCalledWith('/', 'layout')
  expect(company.emails.hello).toBe(hello)
  expect(errorPage.number).toContain('help@loom.example')
  const { address, openingHoursSpecification, contactPoint, sameAs, geo } = toContactableOrganization()
  expect(address.streetAddress).toContain('1 Loom Road')
  expect(openingHoursSpecification).toMatchObject({ closes: '16:30', opens: '10:00' })
  expect(openingHoursSpecification.dayOfWeek).toEqual(
    ['Monday', 'Wednesday', 'Friday'].map((day) => `https://schema.org/${day}`),
  )
  expect(contactPoint[0]?.telephone).toBe('+442079460000')
  expect(sameAs).toContain('https://www.youtube.com/@loom')
  expect(geo.latitude).toBe(51.5)
  expect(company.map.embedUrl).toContain('marker=51.5%2C')
  expect(company.hours.open.time).toBe('10:00 AM to 4:30 PM')
  expect(company.hours.closed.label).toBe('Sunday, Tuesday, Thursday, and Saturday')
  const mails = toContactMails(sampleMessage, 'NK-1', MAIL)
  expect(mails[0]?.text).toContain('1 Loom Road')
})

it('is read again by another process', async () => {
  setFacts({})
  expect(company.emails.support).not.toBe('help@loom.example')
  await studio.backend.use('test', loadSettings)
  expect(company.emails.support).toBe('help@loom.example')
})

it('goes back to the file when the file’s values are saved', async () => {
  const { file } = await read()
  expect((await save(file)).status).toBe(200)
  expect(company.emails.support).toBe(file['emails.support'])
  expect(company.address.lines).toContain(`${file['address.street']}, ${file['address.area']}`)
})

it('refuses to save over someone else’s change, and shows both', async () => {
  const { version } = await read()
  expect((await save({ 'address.city': 'Khulna' })).status).toBe(200)
  const late = await save({ 'address.city': 'Sylhet' }, version)
  expect(late.status).toBe(409)
  expect(late.body.details.current.facts['address.city']).toBe('Khulna')
})

it.each([
  ['phones.office', '02 1555 0100'],
  ['phones.office', '+880 2 <script>'],
  ['phones.office', '+0'],
  ['phones.office', `+880${'1'.repeat(10_000)}`],
  ['emails.hello', 'a?cc=other@mail.example'],
  ['emails.hello', 'nobody'],
  ['emails.hello', ''],
  ['address.street', ''],
  ['address.street', 'x'.repeat(10_000)],
  ['address.countryCode', 'XX'],
  ['map.latitude', '91'],
  ['map.latitude', 'NaN'],
  ['hours.days', 'Someday'],
  ['hours.days', 'Sunday to'],
  ['hours.opens', '25:00'],
  ['hours.closes', '09:00'],
  ['social.Facebook', 'javascript:alert(1)'],
  ['social.Facebook', 'http://facebook.example'],
  ['social.Facebook', 'https://me:secret@facebook.example'],
])('refuses %s “%.30s” at its field', async (name, value) => {
  const { status, body } = await save({ [name]: value })
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([name])
})

it.each([
  ['address.street', ' 1\u202e Loom\0\r\n Road ', '1 Loom Road'],
  ['address.street', '<b>1</b> & Co', '<b>1</b> & Co'],
  ['phones.office', 'tel:+৮৮০ ২ ১৫৫৫ ০১০০', '+880 2 1555 0100'],
  ['hours.opens', '9:30', '09:30'],
  ['hours.days', 'friday TO sunday', 'Friday to Sunday'],
  ['social.Facebook', 'facebook.example/loom', 'https://facebook.example/loom'],
])('cleans %s “%s”', async (name, value, cleaned) => {
  const { status, body } = await save({ [name]: value })
  expect([status, body.facts[name]]).toEqual([200, cleaned])
})
