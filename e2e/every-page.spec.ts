import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { company } from '../content/company'
import { routes } from '../lib/routes'
import { readSitemap } from '../tools/bench/page-kinds'
import { crawl, type Visit } from './crawl'

/** Everything that a reader or a machine reaches from Home without scripts. It is read once for all tests of this file. */
let visits: Map<string, Visit>
let pages: Visit[]
let origin: string

const LOST = '/no-such-page'
const toAddress = (url: URL) => url.pathname + url.search
const getMeta = ({ page }: Visit, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
const getCanonical = ({ page }: Visit) => page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
const isIndexable = (visit: Visit) =>
  visit.status === 200 && !`${getMeta(visit, 'robots')} ${visit.headers.get('x-robots-tag')}`.includes('noindex')

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000)
  origin = baseURL ?? ''
  const starts = [routes.home, routes.sitemapXml, '/robots.txt', LOST]
  // The first visit updates a page with changes that other tests made in the backend.
  const listed = readSitemap(await (await fetch(origin + routes.sitemapXml)).text())
  for (const { href } of [...listed, new URL(LOST, origin)]) await fetch(href)
  visits = await crawl(origin, starts)
  pages = [...visits.values()].filter(({ type }) => type === 'text/html')
})

test.describe('links', () => {
  test('each answers at once: no redirect, no error', () => {
    expect(pages.length).toBeGreaterThan(40)
    const problems = [...visits.values()].filter(({ status, address }) => status !== 200 && address !== LOST)
    expect(problems.map(({ status, address, from }) => `${status} ${address} (on ${from})`)).toEqual([])
  })

  test('each anchor exists', () => {
    const anchored = pages.flatMap((page) =>
      // The fragment of a drawing chooses how it is shown.
      page.links
        .filter(({ url }) => url.origin === origin && url.hash && !url.pathname.startsWith('/art/'))
        .map(({ url }) => ({ from: page.address, url })),
    )
    expect(anchored.length).toBeGreaterThan(200)
    const missing = anchored.filter(({ url }) => {
      const target = visits.get(toAddress(url))?.page
      return !target?.querySelector(`[id="${decodeURIComponent(url.hash.slice(1))}"]`)
    })
    expect([...new Set(missing.map(({ url, from }) => `${url.href} (on ${from})`))]).toEqual([])
  })

  test('lead from Home to every page of the sitemap, and to no other page that may be found', () => {
    const reached = new Set<string>([routes.home])
    // The set grows while it is read. Its iteration also visits the new items.
    for (const address of reached) {
      const links = visits.get(address)?.links ?? []
      for (const { kind, url } of links) if (kind === 'link' && url.origin === origin) reached.add(toAddress(url))
    }
    const found = pages.filter((page) => reached.has(page.address) && isIndexable(page))
    const own = found.filter((page) => new URL(getCanonical(page)).href === new URL(origin + page.address).href)
    const listed = readSitemap(visits.get(routes.sitemapXml)?.text ?? '').map(({ href }) => href)
    expect(listed.length).toBeGreaterThan(30)
    expect(own.map(({ address }) => origin + address).toSorted()).toEqual(listed.toSorted())
  })

  test('ask nobody else for anything that a page needs', () => {
    const foreign = pages.flatMap((page) =>
      page.links
        .filter(({ kind, url }) => kind === 'resource' && !url.protocol.startsWith('data') && url.origin !== origin)
        .map(({ url }) => `${url.href} (on ${page.address})`),
    )
    expect(foreign).toEqual([])
  })
})

test.describe('pictures', () => {
  test('are described, or say that they are decoration', () => {
    const silent = pages.flatMap(({ page, address }) => [
      ...page.querySelectorAll('img:not([alt])').map((element) => `${element.outerHTML} (on ${address})`),
      ...page
        .querySelectorAll('svg:not([aria-hidden="true"])')
        .filter((svg) => svg.getAttribute('role') !== 'img' || !svg.getAttribute('aria-label'))
        .map((element) => `${element.outerHTML.slice(0, 200)} (on ${address})`),
    ])
    expect(silent).toEqual([])
  })

  test('keep their place: each tells its size', () => {
    const sizeless = pages.flatMap(({ page, address }) =>
      page
        .querySelectorAll('img:not([width]), img:not([height])')
        // Pictures in posts have no stated size. The style sheet reserves their place.
        .filter((img) => !img.closest('figure:not([class])'))
        .map((img) => `${img.outerHTML} (on ${address})`),
    )
    expect(sizeless).toEqual([])
  })

  test('that are drawn weigh less than 12 kB', () => {
    const drawn = [...visits.values()].filter(({ type }) => type === 'image/svg+xml')
    expect(drawn.length).toBeGreaterThan(40)
    const heavy = drawn.filter(({ body }) => body.length >= 12 * 1024)
    expect(heavy.map(({ address, body }) => `${address}: ${body.length}`)).toEqual([])
  })
})

test.describe('heads', () => {
  const own = () =>
    pages.filter((page) => isIndexable(page) && getCanonical(page) === new URL(page.address, origin).href)

  test('allow large pictures in search results', () => {
    const silent = pages.filter((page) => isIndexable(page) && getMeta(page, 'robots') !== 'max-image-preview:large')
    expect(silent.map(({ address }) => address)).toEqual([])
  })

  test('have a title of at most 60 (without the company) and a description of 50 to 160 characters', () => {
    const problems = pages.filter(isIndexable).flatMap((page) => {
      const title = (page.page.querySelector('head > title')?.text ?? '').replace(` | ${company.name}`, '')
      const description = page.page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
      const isWrong = title.length < 5 || title.length > 60 || description.length < 50 || description.length > 160
      return isWrong ? [`${page.address}: ${title.length} ${title} / ${description.length} ${description}`] : []
    })
    expect(problems).toEqual([])
  })

  test('are nowhere the same', () => {
    for (const read of [
      ({ page }: Visit) => page.querySelector('head > title')?.text,
      (page: Visit) => getMeta(page, 'description'),
      (page: Visit) => getMeta(page, 'og:image'),
    ]) {
      const values = own().map(read)
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('name one address, which the page itself answers', () => {
    for (const page of pages.filter(isIndexable)) {
      const canonical = getCanonical(page)
      expect(canonical, page.address).toMatch(new RegExp(`^${origin}/?`))
      expect(visits.get(toAddress(new URL(canonical)))?.status, page.address).toBe(200)
      expect(getMeta(page, 'og:url'), page.address).toBe(canonical)
    }
    expect(isIndexable(visits.get(LOST) as Visit)).toBe(false)
  })

  test('are before the styles, in the first 16 kB that a messenger reads of a page', () => {
    for (const visit of pages) {
      const [start = ''] = visit.body
        .subarray(0, 16 * 1024)
        .toString()
        .split('<style')
      const tags = ['<title>']
      if (getMeta(visit, 'og:title')) tags.push('<meta property="og:title"', '<meta name="twitter:card"')
      if (getCanonical(visit)) tags.push('<link rel="canonical"')
      else expect(isIndexable(visit) && !visit.headers.has('x-robots-tag'), visit.address).toBe(false)
      for (const tag of tags) expect(start, visit.address).toContain(tag)
    }
  })

  test('hold a card for people who share the page', () => {
    for (const page of pages.filter(isIndexable)) {
      const get = (name: string) => getMeta(page, name)
      const card = visits.get(toAddress(new URL(get('og:image'), origin)))
      const png = card?.body ?? Buffer.alloc(24)
      expect(
        {
          type: card?.type,
          size: [png.readUInt32BE(16), png.readUInt32BE(20)],
          given: [get('og:image:width'), get('og:image:height')],
          twitter: [get('twitter:card'), get('twitter:image')],
          texts: [get('og:title'), get('og:description')],
          description: get('description'),
        },
        page.address,
      ).toEqual({
        type: 'image/png',
        size: [1200, 630],
        given: ['1200', '630'],
        twitter: ['summary_large_image', get('og:image')],
        texts: [get('twitter:title'), get('twitter:description')],
        description: get('og:description'),
      })
      expect(get('og:image'), page.address).toContain(`${origin}/card/`)
      const [words = ''] = (new URL(get('og:image')).pathname.split('/').at(-1) ?? '').split(';')
      const title = decodeURIComponent(words.replaceAll('+', '%20').replaceAll('=', '%2F'))
      expect(title, page.address).toBe(get('og:title').slice(0, 160))
      expect(get('og:image:alt'), page.address).toBe(get('og:title'))
      expect(get('og:site_name').length, page.address).toBeGreaterThan(0)
    }
  })
})

test.describe('structure', () => {
  test('has one first heading, and no level is skipped', () => {
    for (const { page, address } of pages) {
      const levels = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)))
      expect(
        levels.filter((level) => level === 1),
        address,
      ).toHaveLength(1)
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(skips, `${address}: ${levels.join(' ')}`).toEqual([])
    }
  })

  test('has its landmarks once, and a name for each of several navigations', () => {
    for (const { page, address } of pages) {
      for (const landmark of ['body > header', 'main', 'body > footer'])
        expect(page.querySelectorAll(landmark), `${landmark} on ${address}`).toHaveLength(1)
      const names = page
        .querySelectorAll('nav')
        .map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'))
      expect(
        names.filter((name) => !name),
        address,
      ).toEqual([])
      expect(new Set(names).size, `${address}: ${names.join(', ')}`).toBe(names.length)
    }
  })

  test('separates the words of neighbouring elements, also for readers without styles', () => {
    const joint = /[^\s>([“"‘/#-](?:<\/?(?:a|span|strong|time)\b[^>]*>)+[^\s<.,;:!?)\]”"’…/-]/g
    for (const { text, address } of pages) {
      const read = text.slice(text.indexOf('<body')).replaceAll(/<(script|style|pre)\b[\s\S]*?<\/\1>/g, ' ')
      expect(read.match(joint) ?? [], address).toEqual([])
    }
  })

  test('has every id once, and says its language', () => {
    for (const { page, address } of pages) {
      const ids = page.querySelectorAll('[id]').map(({ id }) => id)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        address,
      ).toEqual([])
      expect(page.querySelector('html')?.getAttribute('lang'), address).toBe('en')
    }
  })
})

type Data = { '@type': string } & Record<string, unknown>

test.describe('structured data', () => {
  const getData = ({ page }: Visit): Data[] =>
    page.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => JSON.parse(text))
  const ofType = (type: string) =>
    pages.flatMap((visit) => getData(visit).flatMap((data) => (data['@type'] === type ? [{ visit, data }] : [])))
  const toWords = (html: string) =>
    parse(html.replaceAll(/<script[\s\S]*?<\/script>/g, ' ').replaceAll(/<[^>]*>/g, ' ')).text.replaceAll(/\s+/g, ' ')
  const getText = ({ text }: Visit) => toWords(text.slice(text.indexOf('<body')))

  test('passes the validator on every page', async () => {
    for (const visit of pages) {
      for (const data of getData(visit)) {
        const issues = await new Validator().validate({ jsonld: { [data['@type']]: [data] } })
        expect(
          issues.filter(({ severity }) => severity === 'ERROR'),
          visit.address,
        ).toEqual([])
      }
    }
  })

  test('tells of the company what its pages tell, opening hours included', () => {
    const companies = ofType('ProfessionalService')
    const addresses = companies.map(({ visit }) => visit.address)
    expect(addresses).toEqual(expect.arrayContaining([routes.home, routes.contact]))
    for (const { visit, data } of companies) {
      const text = getText(visit)
      const { name, legalName, email, telephone, address, openingHoursSpecification: hours, url, sameAs } = data
      const { slogan = '', description = '', contactPoint: desks = [] } = data
      const place = address as { streetAddress: string; addressLocality: string; postalCode: string }
      const shown = [
        name,
        legalName,
        email,
        slogan,
        description,
        ...(desks as { email: string }[]).map((desk) => desk.email),
        ...place.streetAddress.split(', '),
        place.addressLocality,
        place.postalCode,
      ]
      for (const words of shown) expect(text, visit.address).toContain(words)
      const numbers = [telephone, ...(desks as { telephone: string }[]).map((desk) => desk.telephone)]
      for (const number of numbers) expect(text.replaceAll(/[ ()-]/g, ''), visit.address).toContain(number)
      expect(hours, visit.address).toMatchObject({ opens: company.hours.open.opens, closes: company.hours.open.closes })
      for (const words of [company.hours.open.label, company.hours.open.time]) expect(text).toContain(words)
      for (const account of sameAs as string[]) expect(visit.text).toContain(`href="${account}"`)
      expect(url).toBe(`${origin}/`)
    }
  })

  test('breadcrumbs are those of the page', () => {
    const crumbs = ofType('BreadcrumbList')
    expect(crumbs.length).toBeGreaterThan(20)
    for (const { visit, data } of crumbs) {
      const items = data.itemListElement as { position: number; name: string; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      for (const { name, item } of items) {
        expect(getText(visit), visit.address).toContain(name)
        expect(visits.get(toAddress(new URL(item)))?.status, item).toBe(200)
      }
    }
  })

  test('articles and posts have the headline, author, day and tags that the reader sees', () => {
    const articles = [...ofType('Article'), ...ofType('BlogPosting')]
    expect(articles.length).toBeGreaterThan(0)
    for (const { visit, data } of articles) {
      const { headline, author, datePublished, keywords, image, url, description, articleSection } = data
      const text = getText(visit)
      expect(visit.page.querySelector('h1')?.text).toBe(headline)
      expect(text, visit.address).toContain((author as { name: string }).name)
      const times = visit.page.querySelectorAll('main time').map((time) => time.getAttribute('datetime'))
      expect(times, visit.address).toContain(String(datePublished).slice(0, 10))
      for (const words of [...(keywords as string[]), description ?? '', articleSection ?? ''])
        expect(text, visit.address).toContain(words)
      for (const picture of [image].flat())
        expect(visits.get(toAddress(new URL(String(picture))))?.status, visit.address).toBe(200)
      expect(url).toBe(getCanonical(visit))
    }
  })

  test('positions have the title, place, pay and tasks that the candidate sees', () => {
    const postings = ofType('JobPosting')
    expect(postings.length).toBeGreaterThan(0)
    for (const { visit, data } of postings) {
      const text = getText(visit)
      expect(visit.page.querySelector('h1')?.text).toBe(data.title)
      const { address } = (data.jobLocation ?? {}) as { address?: { addressLocality: string } }
      expect(text, visit.address).toContain(address?.addressLocality ?? 'Remote')
      const { value } = (data.baseSalary ?? {}) as { value?: { minValue: number; maxValue: number } }
      for (const amount of value ? [value.minValue, value.maxValue] : [])
        expect(text.replaceAll(',', ''), visit.address).toContain(String(amount))
      const described = [...String(data.description).matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)].map(
        ([, html = '']) => html,
      )
      expect(described.length).toBeGreaterThan(0)
      for (const html of described) expect(text, visit.address).toContain(toWords(html))
    }
  })
})
