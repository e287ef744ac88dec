import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { viewport } from '../app/layout'
import manifest from '../app/manifest.ts'
import { drawDefaultBanner } from '../lib/art/draw.ts'
import { drawAppIcon, drawTabIcon } from '../lib/art/icon.ts'
import { drawLogo } from '../lib/art/logo.ts'
import { drawSocialCard } from '../lib/art/social-card.ts'
import { renderMail } from '../lib/mail/message.ts'
import { toProfileHtml } from '../tools/profile-html.ts'
import { drawnFiles } from './content-problems.ts'
import { toSass } from './write-colours.ts'

const COLOUR = /#[0-9a-f]{6}\b/gi

function mockInvert(colour: string): string {
  return `#${(0xffffff ^ Number.parseInt(colour.slice(1), 16)).toString(16).padStart(6, '0')}`
}

// Another company's colours: the opposite of ours.
jest.mock('../content/colours.ts', () => {
  const colours = JSON.stringify(jest.requireActual('../content/colours.ts'))
  return JSON.parse(colours.replace(/#[0-9a-f]{6}/gi, mockInvert))
})

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const own = new Set(read('content/colours.ts').match(COLOUR))
const others = new Set([...own].map(mockInvert))

it.each<[string, () => string]>([
  ['the styles', toSass],
  ['a drawing', drawDefaultBanner],
  ['the icon of a tab', drawTabIcon],
  ['the icon of an app', () => drawAppIcon({ size: 32, mark: 0.8 })],
  ['the mark', drawLogo],
  ['a social card', () => drawSocialCard('home')],
  ['the colours of the browser’s bars', () => JSON.stringify(viewport)],
  ['the manifest', () => JSON.stringify(manifest())],
  [
    'a mail',
    () =>
      renderMail('a@mail.example', 'Subject', [
        { kind: 'quote', text: 'Quoted' },
        { kind: 'button', label: 'Open', href: 'https://site.example' },
      ]).html,
  ],
  ['the company profile', () => toProfileHtml({ studies: [], team: [] })],
])('content/colours.ts holds the colours of %s', (_, make) => {
  const colours = new Set(make().match(COLOUR))
  expect(colours.size).toBeGreaterThan(0)
  expect([...colours].filter((colour) => !others.has(colour))).toEqual([])
})

/** The colours that are not the company's, with the reasons. */
const EXCEPTIONS: Record<string, string> = {
  'public/images/posts/expand-and-contract.svg': 'a picture of a sample post, which goes with it',
  'components/studio/Editor/PictureDialog.module.scss': 'the shadow over what is behind a dialog',
  'content/colours.ts': 'the colours themselves',
}

it('no other file names a colour', () => {
  const files = globSync('{app,components,content,lib,public,scripts,server,styles,tools}/**/*.{ts,tsx,mjs,scss,svg}', {
    cwd: root,
  })
  const named = files.filter((file) => {
    if (/\.test\.|testing|\.generated\.|^public\/enhance/.test(file)) return false
    return /#[0-9a-f]{6}\b|\b(?:rgb|hsl)a?\(/i.test(read(file))
  })
  expect(named.filter((file) => !(file in EXCEPTIONS || file in drawnFiles))).toEqual([])
})
