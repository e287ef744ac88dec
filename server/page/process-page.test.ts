import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { speculationRules } from '../seo/speculation-rules.ts'
import { noBuildFiles } from './build-files.ts'
import { TOAST_STYLES } from './csp.ts'
import { finishPage, getInlineSources, getPageKind } from './finish-page.ts'
import { parseStyles } from './page-styles.ts'

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const framework =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>'
const own = '<script src="/enhance/enhance-1.js" defer=""></script>'
const data = '<script type="application/ld+json">{"name":"a"}</script>'

function toHtml(kind: string, attributes = '') {
  return `<html><head>${framework}${data}<link rel="preload" as="font" href="/f.woff2"/></head><body><main data-page="${kind}"${attributes}>Text</main>${own}</body></html>`
}

/** A build with these stylesheets. */
const withStyles = (styles: Record<string, string>) => ({
  ...noBuildFiles,
  readStyle: (address: string) => {
    const css = styles[address.split('/').at(-1) ?? '']
    return css === undefined ? null : parseStyles(css)
  },
})

describe('finishing a page', () => {
  it('takes the framework out of a document and keeps data, fonts and the site’s own script', () => {
    const { html } = finishPage(toHtml('document'), options)
    expect(html).not.toContain('/_next/')
    expect(html).not.toContain('__next_f')
    expect(html).toContain(own)
    expect(html).toContain(data)
    expect(html).toContain('as="font"')
  })

  it('leaves an application as it is and allows exactly its inline scripts', () => {
    const html = toHtml('application')
    const page = finishPage(html, options)
    expect(page.html).toBe(html)
    const sources = ['self.__next_f.push([1,"x"])', speculationRules].map(toSource).join(' ')
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${sources};`)
  })

  it('has a document wait with the site’s own script until it shows, and an application not', () => {
    const [document, application] = ['document', 'application'].map((kind) => finishPage(toHtml(kind), options).html)
    expect(document).toContain(`<template>${own}</template>`)
    expect(application).not.toContain('<template>')
  })

  it('changes nothing in a page that is finished', () => {
    for (const kind of ['document', 'application']) {
      const finished = finishPage(toHtml(kind, ' data-parts=""'), options)
      expect(finishPage(finished.html, options)).toEqual(finished)
    }
  })

  it('puts the styles of a document into it', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const files = withStyles({ 'a.css': '.abcdef_x{gap:0}p{color:red}' })
    const { html } = finishPage(link + toHtml('document'), options, files)
    expect(html).toContain('<style>p{color:red}</style>')
    expect(html).not.toContain('a.css')
    expect(finishPage(link + toHtml('application'), options, files).html).toContain('a.css')
  })

  it('leaves a document its links where one of them cannot be read', () => {
    const links = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>'
    const { html } = finishPage(links + toHtml('document'), options, withStyles({ 'a.css': 'p{color:red}' }))
    expect(html).toContain(links)
    expect(html).not.toContain('<style')
  })

  it('links the sheet of what comes after the first screen there, where there is one', () => {
    const css = '.abcdef_early{gap:0}.abcdef_late{gap:1px}p{color:red}'
    const main =
      '<main data-page="document"><section class="abcdef_early">A</section><section class="abcdef_late">B</section></main>'
    const page = `<html><head><link rel="stylesheet" href="/a.css"/></head><body>${main}<footer></footer></body></html>`
    const shorten = (name: string) => name.replace('abcdef_', '')
    const finish = (sheets: Record<string, string>) =>
      finishPage(page, options, {
        ...withStyles({ 'a.css': css }),
        shorten,
        findSheet: (text) => sheets[text] ?? null,
      }).html
    expect(finish({})).toContain('<style>.early{gap:0}.late{gap:1px}p{color:red}</style>')
    const parted = finish({ '.late{gap:1px}': '/sheet.css' })
    expect(parted).toContain('<style>.early{gap:0}p{color:red}</style>')
    expect(parted).toContain(
      '<section class="early">A</section><link rel="stylesheet" href="/sheet.css"/><section class="late">',
    )
    // As it is when a form's answer is made of the finished page.
    expect(finishPage(parted, options, { ...withStyles({ 'a.css': css }), shorten }).html).toBe(parted)
  })

  it('never lets a stylesheet end its element', () => {
    const page = `<link rel="stylesheet" href="/a.css"/>${toHtml('document')}`
    const files = withStyles({ 'a.css': 'p{content:"</style><script>"}' })
    expect(finishPage(page, options, files).html).toContain('href="/a.css"')
  })

  it('leaves a page that declares no kind as it is', () => {
    const html = `<html><head>${framework}</head><body></body></html>`
    expect(getPageKind(html)).toBeNull()
    expect(finishPage(html, options).html).toBe(html)
  })

  it('never allows inline scripts at large', () => {
    const policy = finishPage(toHtml('application'), options).headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain("'unsafe-")
  })

  it('lets pictures come from the media host and from nowhere else', () => {
    expect(finishPage(toHtml('document'), options).headers['content-security-policy']).toContain(
      "img-src 'self' data: https://media.example;",
    )
    expect(
      finishPage(toHtml('document'), { siteUrl: 'http://localhost:3000' }).headers['content-security-policy'],
    ).toContain("img-src 'self' data:;")
  })

  it.each(['document', 'application'])(
    'lets a page (%s) show other sites’ players and maps only where it has one',
    (kind) => {
      const player = '<click-to-load data-src="https://player.vimeo.com/video/1"></click-to-load>'
      const policy = (page: string) => finishPage(page, options).headers['content-security-policy']
      expect(policy(toHtml(kind).replace('Text', player))).toContain('frame-src https://www.youtube-nocookie.com')
      expect(policy(toHtml(kind))).not.toContain('frame-src')
    },
  )

  it('says which parts are only read where something else hydrates, and not in a document', () => {
    const mark = '<div data-still="a">A</div>'
    const finish = (kind: string) => finishPage(toHtml(kind).replace('Text', mark), options).html
    expect(finish('application')).toContain(mark)
    expect(finish('document')).toContain('<div>A</div>')
  })

  it('reads the status that a page asks for, and tells visitors of an outage to come back', () => {
    expect(finishPage(toHtml('document'), options).status).toBeNull()
    expect(finishPage(toHtml('document', ' data-status="404"'), options).status).toBe(404)
    const away = finishPage(toHtml('document', ' data-status="503"'), options)
    expect(away.status).toBe(503)
    expect(away.headers).toMatchObject({ 'retry-after': '10' })
  })

  it('hashes each inline script once and no data', () => {
    expect(getInlineSources(`<script>a()</script><script>a()</script>${data}${own}`).scripts).toHaveLength(1)
  })

  it('allows exactly the styles that a page has inline, in elements and in attributes', () => {
    const page = `<style>p{color:red}</style>${toHtml('document').replace('Text', '<p data-style="x" style="font-family:&quot;A&quot;">T</p>')}`
    const policy = finishPage(page, options).headers['content-security-policy'] ?? ''
    const styles = /style-src ([^;]*)/.exec(policy)?.[1]
    expect(styles).toBe(`'self' ${toSource('p{color:red}')} 'unsafe-hashes' ${toSource('font-family:"A"')}`)
    expect(finishPage(toHtml('document'), options).headers['content-security-policy']).toContain("style-src 'self';")
  })

  it('joins the styles of a document into one element', () => {
    const links = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>'
    const files = withStyles({ 'a.css': 'x{a:b}', 'b.css': 'x{a:c}' })
    expect(finishPage(links + toHtml('document'), options, files).html).toContain('<style>x{a:b}\nx{a:c}</style>')
  })

  it('writes policies in which an evaluator finds nothing of medium severity', () => {
    for (const kind of ['document', 'application']) {
      const policy = finishPage(toHtml(kind), options).headers['content-security-policy'] ?? ''
      expect(policy).toContain('upgrade-insecure-requests')
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
    }
  })

  it('knows the style that the toasts bring along', () => {
    const code = readFileSync(require.resolve('sonner'), 'utf8')
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1] ?? '""'
    expect(['', JSON.parse(literal)].map(toSource)).toEqual(TOAST_STYLES)
    const [application, document] = ['application', 'document'].map((kind) => finishPage(toHtml(kind), options).headers)
    expect(application?.['content-security-policy']).toContain(TOAST_STYLES.join(' '))
    expect(document?.['content-security-policy']).not.toContain(TOAST_STYLES[1])
  })
})
