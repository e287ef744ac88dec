import { noBuildFiles } from './build-files.ts'
import { toMakeUp, withOneSheet } from './one-sheet.ts'
import { parseStyles } from './page-styles.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`
const rows = [
  ':HL["/_next/static/chunks/a.css","style"]\n',
  ':HL["/_next/static/media/text.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n',
  '0:[["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/a.css","precedence":"next","nonce":"$undefined"}],["$","link","1",{"rel":"icon","href":"/i.svg"}]]\n',
  '1:["$","link","1",{"rel":"stylesheet","href":"/_next/static/chunks/b.css","precedence":"next"}]\n',
]
const data = `<script>self.__next_f.push([1,${JSON.stringify(rows.join(''))}])</script>`
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
  it('stands in the page in place of the links, and the data that the framework goes on from name none', () => {
    const html = withOneSheet(toPage('<main class="abcdef_x other"></main>'), files)
    expect(html).toMatch(/^<head><style>\.abcdef_x\{gap:0\}\.abcdef_z\{gap:0\}<\/style><script/)
    expect(html).not.toMatch(/stylesheet|\.css/)
    expect(html).toContain('text.woff2')
    expect(html).toContain(
      JSON.stringify('0:[null,["$","link","1",{"rel":"icon","href":"/i.svg"}]]\n1:null\n').slice(1, -1),
    )
  })

  it('is not taken where the data cannot be read, or where it would end its element', () => {
    const page = toPage('<main class="abcdef_x"></main>').replace('push([1,"', 'push([1,"7:E{}\\n')
    expect(withOneSheet(page, files)).toBe(page)
    const ending = { ...files, readStyle: () => parseStyles('.abcdef_x{content:"</style>"}') }
    const whole = toPage('<main class="abcdef_x"></main>')
    expect(withOneSheet(whole, ending)).toBe(whole)
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
