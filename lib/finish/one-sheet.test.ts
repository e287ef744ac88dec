import { noBuildFiles } from './build-files.ts'
import { toMakeUp, withOneSheet } from './one-sheet.ts'
import { parseStyles } from './page-styles.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`
const data =
  '<script>self.__next_f.push([1,":HL[\\"/_next/static/chunks/a.css\\",\\"style\\"]\\n:HL[\\"/_next/static/chunks/b.css\\",\\"style\\"]"])</script>'
const toPage = (main: string, scripts = ['one.js', 'two.js']) =>
  `<head>${link('a.css')}${link('b.css')}${scripts.map((name) => `<script src="/_next/static/chunks/${name}"></script>`).join('')}</head>${main}${data}`

const styles: Record<string, string> = {
  '/_next/static/chunks/a.css': '.abcdef_x{gap:0}.abcdef_y{gap:0}',
  '/_next/static/chunks/b.css': '.abcdef_z{gap:0}',
  '/_next/static/sheets/made.css': '.abcdef_x{gap:0}.abcdef_z{gap:0}',
}
const files = {
  ...noBuildFiles,
  readStyle: (address: string) => (styles[address] === undefined ? null : parseStyles(styles[address])),
  findMade: () => '/_next/static/sheets/made.css',
}

describe('the one sheet of an application', () => {
  it('takes the place of the others, also in the data that the framework goes on from', () => {
    const html = withOneSheet(toPage('<main class="abcdef_x other"></main>'), files)
    expect(html.match(/<link/g)).toHaveLength(1)
    expect(html).toContain('<link rel="stylesheet" href="/_next/static/sheets/made.css" data-precedence="next"/>')
    expect(html).not.toMatch(/chunks\/[ab]\.css/)
    expect(html.match(/:HL\[\\"\/_next\/static\/sheets\/made\.css\\"/g)).toHaveLength(2)
  })

  it('is not taken where it lacks a class of the page', () => {
    const page = toPage('<main class="abcdef_y"></main>')
    expect(withOneSheet(page, files)).toBe(page)
  })

  it('is not taken where the build made none', () => {
    const page = toPage('<main></main>')
    expect(withOneSheet(page, { ...files, findMade: () => null })).toBe(page)
  })

  it('belongs to pages of the same files, in whatever order they name their scripts', () => {
    const makeUp = toMakeUp(toPage('<p>One</p>'))
    expect(toMakeUp(toPage('<p>Other</p>', ['two.js', 'one.js']))).toBe(makeUp)
    expect(toMakeUp(toPage('<p>One</p>', ['one.js']))).not.toBe(makeUp)
    expect(toMakeUp(toPage('<p>One</p>').replace(link('a.css'), ''))).not.toBe(makeUp)
  })
})
