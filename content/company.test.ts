import { globSync } from 'node:fs'
import path from 'node:path'
import { setFacts } from '@/lib/current-facts'
import { company } from './company'
import type { Company } from './company-type'

/** The facts that an owner can change in the Studio, each replaced by another one. */
const OTHERS = {
  address: {
    building: 'Other building',
    street: 'Other street',
    area: 'Other area',
    city: 'Otherville',
    postalCode: '90909',
    country: 'Otherland',
    countryCode: 'OT',
    lines: ['Other lines'],
  },
  phones: {
    office: { display: '+999 1', href: 'tel:+9991' },
    sales: { display: '+999 2', href: 'tel:+9992' },
    support: { display: '+999 3', href: 'tel:+9993' },
  },
  emails: {
    hello: 'a@other.example',
    sales: 'b@other.example',
    partnerships: 'c@other.example',
    support: 'd@other.example',
    media: 'e@other.example',
    careers: 'f@other.example',
    privacy: 'g@other.example',
    security: 'h@other.example',
  },
  hours: {
    open: { label: 'Other days', time: 'other times', days: ['Saturday'], opens: '01:00', closes: '02:00' },
    closed: { label: 'Closing days', days: ['Sunday'] },
  },
  map: { latitude: 1, longitude: 2, embedUrl: 'https://map.example/embed', linkUrl: 'https://map.example/link' },
  social: [{ name: 'Facebook', url: 'https://social.example' }],
} as const

/** Labels, and facts that also occur within other words of the site. */
const COMMON =
  /^(?:Office|Sales|Support|OpenStreetMap|Bangladesh|\w+day|[A-Z]\w{5,8}(?<=Facebook|LinkedIn|Twitter|Instagram|YouTube))$/

function collectTexts(value: unknown, texts: string[] = [], seen = new Set<unknown>()): string[] {
  if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
  if (typeof value !== 'object' || value === null || seen.has(value)) return texts
  seen.add(value)
  for (const part of Object.values(value)) collectTexts(part, texts, seen)
  return texts
}

/** Samples, which have their own facts, and the file of the facts. */
const isSample = (file: string) => /\.test\.|^(?:posts|sample-tests|case-studies|jobs|team|company)\b/.test(file)

it('no sentence of the site keeps a fact that was changed while it runs', async () => {
  const modules = new Map<string, object>()
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }).filter((each) => !isSample(each)))
    modules.set(file, await import(path.join(import.meta.dirname, file)))
  const { address, phones, emails, hours, map, social } = company
  const { area, city, street, building, lines } = address
  const facts = [area, city, street, building, lines, phones, emails, hours.open, hours.closed.label, map, social]
  const old = facts.flatMap((fact) => collectTexts(fact)).filter((fact) => !COMMON.test(fact))
  expect(old.length).toBeGreaterThan(30)
  setFacts<Company>(OTHERS)
  const kept = [...modules].flatMap(([file, exports]) =>
    collectTexts(exports)
      .filter((text) => text !== company.hours.zoneLabel)
      .flatMap((text) => old.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`)),
  )
  setFacts<Company>({})
  expect(kept).toEqual([])
})
