import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { TOAST_STYLES } from '../../lib/security/content-security-policy.ts'
import { getInlineSources } from '../../lib/security/inline-sources.ts'
import { speculationRules } from '../../lib/seo/speculation-rules.ts'
import { type PageOptions, processPage } from './process-page.ts'
import { parseStylesheet } from './stylesheet.ts'

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const options: PageOptions = {
  siteUrl: 'https://site.example',
  mediaUrl: 'https://media.example/files',
  isDev: false,
  readCss: () => [],
}
const framework =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>'
const own = '<script src="/enhance/enhance-1.js" defer=""></script>'
const data = '<script type="application/ld+json">{"name":"a"}</script>'

function toHtml(kind: string, attributes = '') {
  return `<html><head>${framework}${data}<link rel="preload" as="font" href="/f.woff2"/></head><body><main data-page="${kind}"${attributes}>Text</main>${own}</body></html>`
}

/** Returns the options of a build with these stylesheets. */
const withStyles = (styles: Record<string, string>): PageOptions => ({
  ...options,
  readCss: (file) => {
    const css = styles[file.replace('chunks/', '')]
    if (css === undefined) throw new Error('no such file')
    return parseStylesheet(css)
  },
})

describe('processing a page', () => {
  it('takes the framework out of a document and keeps data, fonts and the site’s own script', () => {
    const { html } = processPage(toHtml('document'), options)
    expect(html).not.toContain('/_next/')
    expect(html).not.toContain('__next_f')
    expect(html).toContain(own)
    expect(html).toContain(data)
    expect(html).toContain('as="font"')
  })

  it('leaves an application its framework, for after the first paint, and allows exactly its inline scripts', () => {
    const page = processPage(toHtml('application'), options)
    expect(page.html).toMatch(
      /<template data-deferred="">.*<script src="\/_next\/static\/chunks\/a.js" async=""><\/script>/,
    )
    expect(page.html).not.toContain('as="script"')
    const inline = [...page.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(inline[0]).toBe('self.__next_f.push([1,"x"])')
    const sources = [...inline, speculationRules].map(toSource).join(' ')
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${sources};`)
  })

  it('joins scripts that follow each other, which need one hash then', () => {
    const html = toHtml('application').replace(own, '<script>a()</script><script>b()</script>')
    expect(processPage(html, options).html).toContain('<script>a();b()</script>')
  })

  it('changes nothing in a page that is processed', () => {
    for (const kind of ['document', 'application']) {
      const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
      const styles = withStyles({ 'a.css': 'p{color:red}' })
      const processed = processPage(toHtml(kind, ' data-parts=""').replace('</head>', `${link}</head>`), styles)
      expect(processPage(processed.html, styles)).toEqual(processed)
    }
  })

  it('makes a document of an application that a form’s handler filled in: with its styles, without its framework', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const styles = withStyles({ 'a.css': '.abcdef_x{gap:0}.abcdef_y{gap:1px}' })
    const application = processPage(toHtml('application').replace('</head>', `${link}</head>`), styles).html
    const filled = application.replace('data-page="application"', 'data-page="document" class="abcdef_y"')
    const { html } = processPage(filled, styles)
    expect(html).toContain('<style data-inlined="">.A{gap:1px}</style>')
    expect(html).not.toContain('/_next/')
  })

  it('leaves all pages whole in development, where the framework reloads them', () => {
    const page = processPage(toHtml('document'), { ...options, isDev: true })
    expect(page.html).toBe(toHtml('document'))
    // What React needs in development only.
    expect(page.headers['content-security-policy']?.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-eval'"])
  })

  it('puts the styles of a document into it', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const styles = withStyles({ 'a.css': '.abcdef_x{gap:0}p{color:red}' })
    const { html } = processPage(link + toHtml('document'), styles)
    expect(html).toContain('<style data-inlined="">p{color:red}</style>')
    expect(html).not.toContain('a.css')
  })

  it('puts what an application uses into it, and keeps the links for its scripts, disabled', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const styles = withStyles({ 'a.css': '.abcdef_x{gap:0}p{color:red}' })
    expect(processPage(link + toHtml('application'), styles).html).toContain(
      `<style data-inlined="">p{color:red}</style>${link.replace('/>', ' disabled=""/>')}`,
    )
  })

  it.each(['document', 'application'])('has the tags of a page (%s) before its styles', (kind) => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const tags = '<title>A page</title><meta property="og:title" content="A page"/>'
    const own = '<style data-precedence="low" data-href="b">p{color:green}</style>'
    const page = toHtml(kind).replace('<head>', `<head>${link}${own}`).replace('</head>', `${tags}</head>`)
    const { html } = processPage(page, withStyles({ 'a.css': 'p{color:red}' }))
    expect(html.indexOf(own)).toBeGreaterThan(html.indexOf('p{color:red}'))
    expect(html.indexOf('<style')).toBeGreaterThan(html.indexOf(tags))
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('</head>'))
  })

  it('leaves a page as the framework made it where a stylesheet cannot be read, or would end its element', () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const links = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css"/>`).join('')
    const page = links + toHtml('document')
    const cases: Record<string, string>[] = [
      { 'a.css': 'p{color:red}' },
      { 'a.css': '', 'b.css': 'p{content:"</style><script>"}' },
    ]
    for (const css of cases) expect(processPage(page, withStyles(css)).html).toBe(page)
    jest.restoreAllMocks()
  })

  it('leaves a page that declares no kind as it is', () => {
    const html = `<html><head>${framework}</head><body></body></html>`
    expect(processPage(html, options).html).toBe(html)
  })

  it('never allows inline scripts at large', () => {
    const policy = processPage(toHtml('application'), options).headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain("'unsafe-")
  })

  it('lets pictures come from the media host, from those that the settings name, and from nowhere else', () => {
    expect(processPage(toHtml('document'), options).headers['content-security-policy']).toContain(
      "img-src 'self' data: https://media.example;",
    )
    expect(
      processPage(toHtml('document'), { ...options, siteUrl: 'http://localhost:3000', mediaUrl: undefined }).headers[
        'content-security-policy'
      ],
    ).toContain("img-src 'self' data:;")
    const imageHosts = ['images.example', 'cdn.example:8443']
    expect(processPage(toHtml('document'), { ...options, imageHosts }).headers['content-security-policy']).toContain(
      "img-src 'self' data: https://media.example images.example cdn.example:8443;",
    )
  })

  it.each(['document', 'application'])(
    'lets a page (%s) show other sites’ players and maps only where it has one',
    (kind) => {
      const player = '<click-to-load data-src="https://player.vimeo.com/video/1"></click-to-load>'
      const policy = (page: string) => processPage(page, options).headers['content-security-policy']
      expect(policy(toHtml(kind).replace('Text', player))).toContain('frame-src https://www.youtube-nocookie.com')
      expect(policy(toHtml(kind))).not.toContain('frame-src')
    },
  )

  it('reads the status that a page asks for, and tells visitors of an outage to come back', () => {
    expect(processPage(toHtml('document'), options).status).toBeNull()
    expect(processPage(toHtml('document', ' data-status="404"'), options).status).toBe(404)
    const away = processPage(toHtml('document', ' data-status="503"'), options)
    expect(away.status).toBe(503)
    expect(away.headers).toMatchObject({ 'retry-after': '10' })
  })

  it('hashes each inline script once and no data', () => {
    expect(getInlineSources(`<script>a()</script><script>a()</script>${data}${own}`).scripts).toHaveLength(1)
  })

  it('allows exactly the styles that a page has inline, in elements and in attributes', () => {
    const page = `<style>p{color:red}</style>${toHtml('document').replace('Text', '<p data-style="x" style="font-family:&quot;A&quot;">T</p>')}`
    const policy = processPage(page, options).headers['content-security-policy'] ?? ''
    const styles = /style-src ([^;]*)/.exec(policy)?.[1]
    expect(styles).toBe(`'self' ${toSource('p{color:red}')} 'unsafe-hashes' ${toSource('font-family:"A"')}`)
    expect(processPage(toHtml('document'), options).headers['content-security-policy']).toContain("style-src 'self';")
  })

  it('joins the styles of a document into one element', () => {
    const links = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css"/>`).join('')
    const files = withStyles({ 'a.css': 'x{a:b}', 'b.css': 'x{a:c}' })
    expect(processPage(links + toHtml('document'), files).html).toContain(
      '<style data-inlined="">x{a:b}\nx{a:c}</style>',
    )
  })

  it('writes policies in which an evaluator finds nothing of medium severity', () => {
    for (const kind of ['document', 'application']) {
      const policy = processPage(toHtml(kind), options).headers['content-security-policy'] ?? ''
      expect(policy).toContain('upgrade-insecure-requests')
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
    }
  })

  it('knows the style that the toasts bring along', () => {
    const code = readFileSync(require.resolve('sonner'), 'utf8')
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1] ?? '""'
    expect(['', JSON.parse(literal)].map(toSource)).toEqual(TOAST_STYLES)
    const [application, document] = ['application', 'document'].map(
      (kind) => processPage(toHtml(kind), options).headers,
    )
    expect(application?.['content-security-policy']).toContain(TOAST_STYLES.join(' '))
    expect(document?.['content-security-policy']).not.toContain(TOAST_STYLES[1])
  })
})
