import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { company } from '../lib/content/company.ts'
import { home } from '../lib/content/home/index.ts'
import { toFingerprint } from './profile-html.ts'
import { profileStudies } from './profile-studies.ts'

const file = path.join(import.meta.dirname, '../public/images/company-profile.pdf')
const pdf = readFileSync(file)
const source = pdf.toString('latin1')

describe('the company profile', () => {
  it('is a PDF of 6 to 10 pages and less than 1 MB', () => {
    expect(source).toMatch(/^%PDF-1\./)
    const pages = source.match(/\/Type \/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(6)
    expect(pages).toBeLessThanOrEqual(10)
    expect(pdf.length).toBeLessThan(1_000_000)
  })

  it('is tagged, has an outline, a language and the company in its title', () => {
    expect(source).toMatch(/\/StructTreeRoot/)
    expect(source).toMatch(/\/Marked true/)
    expect(source).toMatch(/\/Outlines/)
    expect(source).toMatch(/\/Lang \(en\)/)
    // Letters drawn as pictures look rough on a screen; scripts/profile-fonts.ts says how to avoid them.
    expect(source).not.toContain('/Subtype /Type3')
    expect(source).toContain(`/Title (${company.name}: company profile)`)
  })

  it('says what the site says; run `npm run profile` after changing the copy', () => {
    expect(/% words (\w+)\s*$/.exec(source)?.[1]).toBe(toFingerprint())
  })

  it('holds its words as text that can be selected and searched', () => {
    const read = spawnSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
    // Machines without poppler's tools have the fingerprint and the outline above to go by.
    if (read.error) return
    const words = read.stdout.replace(/\s+/g, ' ')
    for (const sentence of [
      company.name,
      company.tagline,
      company.emails.sales,
      ...Object.values(company.address.lines),
    ])
      expect(words).toContain(sentence)
    expect(profileStudies).toHaveLength(2)
    for (const { title, quote } of profileStudies) {
      expect(words).toContain(title)
      expect(words).toContain(quote.author)
    }
    for (const { value } of home.impact.figures) expect(words).toContain(value)
  })
})
