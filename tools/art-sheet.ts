/**
 * Draws a sheet of pictures: `npm run art-sheet --prefix tools -- [--out FILE] [--grey] [--dark] [--names] [--wide] [ID …]`. With
 * ids, each picture has a row: as a cover, as a square of 200 and of 96 pixels, and on a social card. Without ids, all of
 * them are shown once.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dark, light } from '../content/colours.ts'
import { drawScene } from '../lib/art/cover.ts'
import { SCENE_IDS } from '../lib/art/scenes/index.ts'
import { drawSocialCard } from '../lib/art/social-card.ts'
import { escapeHtml } from '../lib/format/escape-html.ts'
import { launchChromium } from '../scripts/chromium.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/art-sheet.png' },
    grey: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
  },
})

const toImage = (svg: string, width: number, height: number) =>
  `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" style="width:${width}px;height:${height}px;object-fit:cover">`

function toRow(id: string): string {
  const cover = drawScene(id, { width: 1200, height: 675 })
  const small = drawScene(id, { width: 900, height: 720, small: true })
  const pictures = [
    toImage(cover, 460, 259),
    toImage(small, 200, 200),
    toImage(small, 96, 96),
    ...(values.wide ? [toImage(drawScene(id, { width: 1600, height: 600 }), 600, 225)] : []),
    toImage(drawSocialCard(id), 300, 158),
  ]
  const name = values.names ? `<b>${escapeHtml(id)}</b>` : ''
  return `<p>${pictures.join('')}${name}</p>`
}

const toCell = (id: string) =>
  `<p style="width:150px;display:block">${toImage(drawScene(id, { width: 900, height: 720, small: true }), 150, 120)}${values.names ? escapeHtml(id) : ''}</p>`

const ground = values.dark ? dark : light
const body =
  positionals.length > 0
    ? positionals.map(toRow).join('')
    : `<div style="display:flex;flex-wrap:wrap;gap:12px">${SCENE_IDS.map(toCell).join('')}</div>`
const style = `body{margin:12px;background:${ground.ground};color:${ground.ink};font:14px sans-serif;${values.grey ? 'filter:grayscale(1)' : ''}}p{margin:0 0 12px;display:flex;gap:12px;align-items:end}`
const browser = await launchChromium()
try {
  const page = await browser.newPage({
    viewport: { width: values.wide ? 1900 : 1280, height: 400 },
    colorScheme: values.dark ? 'dark' : 'light',
  })
  await page.setContent(`<style>${style}</style>${body}`)
  const out = path.resolve(import.meta.dirname, '..', values.out)
  await mkdir(path.dirname(out), { recursive: true })
  await page.screenshot({ path: out, fullPage: true, ...(out.endsWith('.jpg') && { quality: 60 }) })
  console.log(out)
} finally {
  await browser.close()
}
