import { checkLinks } from './check-links.ts'
import { checkPost, findLinks } from './check-post.ts'
import { EMPTY_CONTENT, type PostContent } from './post-content.ts'

const good: PostContent = {
  ...EMPTY_CONTENT,
  title: 'Moving a ledger',
  subTitle: 'How we moved it.',
  category: 'Security',
  tags: ['SQL'],
  body: '<h2>One</h2><p>Text with <a href="/blog">a link</a>.</p><h3>Two</h3><img src="/a.png" alt="A ledger">',
}
const check = (part: Partial<PostContent>) => checkPost({ ...good, ...part })
const toDelta = (...ops: object[]) => JSON.stringify({ ops })

describe('the check before publishing', () => {
  it('finds nothing in a good post', () => {
    expect(checkPost(good)).toEqual([])
  })

  it('names what is missing and what is too long', () => {
    expect(checkPost(EMPTY_CONTENT).map(({ code }) => code)).toEqual(['title', 'body', 'summary', 'category', 'tags'])
    expect(check({ title: 'x'.repeat(61) })).toEqual([{ code: 'title-long' }])
    expect(check({ subTitle: 'word '.repeat(40) })).toEqual([{ code: 'summary-long' }])
  })

  it('wants a description of each picture, and no file name', () => {
    expect(check({ image: '/pictures/a.webp' })).toEqual([{ code: 'picture-alt' }])
    expect(check({ image: '/pictures/a.webp', imageAlt: 'IMG_2031.jpg' })).toEqual([
      { code: 'file-name-alt', subject: 'IMG_2031.jpg' },
    ])
    const body = toDelta({ insert: { image: '/b.png' } }, { insert: '\n' })
    expect(check({ body })).toEqual([{ code: 'text-alt', subject: '/b.png' }])
  })

  it('sees headings that skip a level, or are empty', () => {
    const body = toDelta(
      ...[{ insert: 'One' }, { insert: '\n', attributes: { header: 1 } }],
      ...[{ insert: 'Three' }, { insert: '\n', attributes: { header: 3 } }],
    )
    expect(check({ body })).toEqual([{ code: 'heading-order', subject: 'Three' }])
    expect(check({ body: '<h2> </h2><p>Text</p>' })).toEqual([{ code: 'heading-empty' }])
  })

  it('lists what the site cannot show, of which visitors get a link', () => {
    const loom = 'https://www.loom.com/embed/0123456789abcdef'
    const listed = [{ code: 'embed', subject: loom }]
    expect(check({ body: toDelta({ insert: 'See' }, { insert: '\n' }, { insert: { video: loom } }) })).toEqual(listed)
    expect(check({ body: `<p>See</p><iframe src="${loom}"></iframe>` })).toEqual(listed)
    expect(check({ body: '<p>See</p><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>' })).toEqual([])
  })

  it('finds the links of HTML and of Deltas', () => {
    expect(findLinks(good)).toEqual(['/blog'])
    const linked = toDelta({ insert: 'a', attributes: { link: 'https://a.example' } }, { insert: '\n' })
    expect(findLinks({ ...good, body: linked })).toEqual(['https://a.example'])
    expect(findLinks({ ...good, subTitle: linked })).toEqual(['https://a.example', '/blog'])
  })

  it('counts the words of a summary, and takes its headings for an order of their own', () => {
    const headed = (text: string, header: number) => [{ insert: text }, { insert: '\n', attributes: { header } }]
    expect(check({ subTitle: toDelta(...headed('One', 2), { insert: 'Two', attributes: { bold: true } }) })).toEqual([])
    expect(check({ subTitle: toDelta(...headed('', 1)) }).map(({ code }) => code)).toEqual(['summary', 'heading-empty'])
    expect(check({ subTitle: '<h4>Not a heading</h4>' })).toEqual([])
    expect(check({ subTitle: toDelta(...headed('word '.repeat(40), 1)) })).toEqual([{ code: 'summary-long' }])
  })
})

describe('trying links', () => {
  const status = (answers: Record<string, number | null>) => async (href: string) => answers[href] ?? null

  it('names the broken and the silent, and takes a guarded page for a good one', async () => {
    const own = status({ '/blog': 200, '/gone': 404 })
    const other = status({ 'https://a.example/': 301, 'https://b.example/': 403, 'https://c.example/': 500 })
    const hrefs = ['/blog', '/gone', 'https://site.example/gone', '#part', 'mailto:a@b.example']
    const others = ['https://a.example/', 'https://b.example/', 'https://c.example/', 'https://d.example/']
    const findings = await checkLinks([...hrefs, ...others], 'https://site.example', own, other)
    expect(findings.toSorted((one, next) => one.href.localeCompare(next.href))).toEqual([
      { href: '/gone', kind: 'broken' },
      { href: 'https://c.example/', kind: 'broken' },
      { href: 'https://d.example/', kind: 'silent' },
      { href: 'https://site.example/gone', kind: 'silent' },
    ])
  })

  it('asks no address that is not public, and none beyond the first forty', async () => {
    const links: string[] = []
    const ask = async (href: string) => {
      links.push(href)
      return 200
    }
    const hidden = [
      'http://a.example',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.1/',
      'https://a.example:8443/',
    ]
    const untried = await checkLinks(hidden, 'https://site.example', ask, ask)
    expect(untried.map(({ kind }) => kind)).toEqual(hidden.map(() => 'untried'))
    expect(links).toEqual([])
    const many = Array.from({ length: 50 }, (_, index) => `/page/${index}`)
    expect(await checkLinks(many, 'https://site.example', ask, ask)).toHaveLength(10)
    expect(links).toHaveLength(40)
  })

  it('reaches no private address by a name either', async () => {
    const findings = await checkLinks(['https://localhost/'], 'https://site.example', async () => 200)
    expect(findings).toEqual([{ href: 'https://localhost/', kind: 'silent' }])
  })
})
