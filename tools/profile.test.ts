import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { caseStudies } from '../content/case-studies/index.ts'
import { company } from '../content/company.ts'
import { escapeHtml } from '../lib/format/escape-html.ts'
import { toProfileHtml } from './profile-html.ts'

const file = path.join(import.meta.dirname, '../public/images/company-profile.pdf')
const pdf = readFileSync(file)
const source = pdf.toString('latin1')

/** Returns text for comparison: a PDF splits words at the ends of lines. */
const squeeze = (text: string) => text.replace(/\s+/g, '')

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
    // Letters drawn as pictures look rough on a screen; tools/profile-fonts.ts says how to avoid them.
    expect(source).not.toContain('/Subtype /Type3')
    expect(source).toContain(`/Title (${company.name}: company profile)`)
  })

  it('says what the site says; run `npm run profile --prefix tools` after changing the copy', () => {
    // The reader is a module that Jest cannot load.
    const script = `import { readFileSync } from 'node:fs'
      import { extractText, getDocumentProxy } from 'unpdf'
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(process.argv[1]))))
      console.log(text.join(' '))`
    const read = execFileSync(process.execPath, ['--input-type=module', '-e', script, file])
    const printed = squeeze(escapeHtml(String(read)))
    const words = toProfileHtml({ studies: caseStudies, team: [] })
      .replace(/<(style|svg|title)[\s\S]*?<\/\1>|<p class="folio"[^>]*>[^<]*<\/p>/g, '')
      .split(/<[^>]+>/)
    const missing = words.filter((text) => !printed.includes(squeeze(text)))
    expect(words.length).toBeGreaterThan(200)
    expect(missing).toEqual([])
  })
})
