import { caseStudies } from '../content/case-studies/index.ts'
import { company } from '../content/company.ts'
import { toProfileHtml } from './profile-html.ts'

/** The company file as another owner would fill it in. */
jest.mock('../content/company.ts', () => {
  const real = jest.requireActual('../content/company.ts')
  const { name, domain } = real.company
  const rename = (text: string) =>
    text.replaceAll(domain, 'loom-and-daughters.example').replaceAll(name, 'Loom & Daughters')
  return { ...real, former: real.company, company: JSON.parse(rename(JSON.stringify(real.company))) }
})

const member = {
  name: 'A <b>',
  designation: 'Chief "Officer"',
  bio: 'x & y',
  image: null,
  linkedinLink: null,
  twitterLink: null,
  githubLink: null,
}
describe('the profile as a document', () => {
  it('belongs to the company that the company file names', () => {
    const html = toProfileHtml({ studies: [], team: [] })
    expect(company.name).toBe('Loom & Daughters')
    expect(html).toContain('<title>Loom &amp; Daughters: company profile</title>')
    const { former } = jest.requireMock('../content/company.ts')
    for (const name of [former.name, former.domain]) expect(html).not.toContain(name)
  })

  it('escapes what is filled in', () => {
    const html = toProfileHtml({ studies: [], team: [member] })
    expect(html).toContain('A &lt;b&gt;')
    expect(html).toContain('Chief &quot;Officer&quot;')
    expect(html).not.toContain('A <b>')
  })

  it('numbers its pages, with or without projects and leaders', () => {
    const count = (html: string) => html.match(/<section class="page/g)?.length
    const short = toProfileHtml({ studies: [], team: [] })
    const long = toProfileHtml({ studies: caseStudies, team: [member, member, member, member] })
    expect([count(short), count(long)]).toEqual([8, 10])
    expect(long).toContain('· 10</p>')
    expect(long.match(/class="case"/g)).toHaveLength(2)
    expect(long.match(/class="person"/g)).toHaveLength(3)
  })
})
