import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import type { CompanyFacts, StudioCompany } from '../lib/studio/company'
import { companyCopy as copy, heroCopy } from '../lib/studio/copy/studio-company'
import { listCopies, listsCopy } from '../lib/studio/copy/studio-lists'
import { findInViews } from './axe'
import { startOwnSite } from './site'
import { enterStudio, takePhoto } from './studio'

/** Other facts than those of the file, none of which is part of the other copy. */
const OTHERS: CompanyFacts = {
  'phones.office': '+44 20 7946 0001',
  'phones.sales': '+44 20 7946 0002',
  'phones.support': '+44 20 7946 0003',
  'emails.hello': 'one@loom.example',
  'emails.sales': 'two@loom.example',
  'emails.partnerships': 'three@loom.example',
  'emails.support': 'four@loom.example',
  'emails.media': 'five@loom.example',
  'emails.careers': 'six@loom.example',
  'emails.privacy': 'seven@loom.example',
  'emails.security': 'eight@loom.example',
  'address.building': 'Floor <9> & Loft',
  'address.street': '9 Heddle Row',
  'address.area': 'Selvedge',
  'address.city': 'Weaverton',
  'address.postalCode': 'WV9 9LM',
  'address.country': 'United Kingdom',
  'address.countryCode': 'GB',
  'map.latitude': '51.5001',
  'map.longitude': '-0.1201',
  'hours.days': 'Monday to Friday',
  'hours.opens': '08:15',
  'hours.closes': '16:45',
  'social.Facebook': 'https://www.facebook.com/loom.example',
  'social.LinkedIn': '',
  'social.Twitter': 'https://twitter.example/loom',
  'social.Instagram': '',
  'social.YouTube': 'https://www.youtube.com/@loom.example',
}

/** Facts that are parts of other sentences, such as those about clients. */
const COMMON = /^(?:address\.(?:city|country|countryCode)|hours\.(?:opens|closes))$/

/** A position's text is its own: the samples were written with the file's area and days. */
const isOfPositions = (address: string, name: string) =>
  /^\/job-apply|^\/careers\/rss/.test(address) && ['address.area', 'hours.days'].includes(name)

/** Pages that no sitemap lists. */
const MORE = [
  '/no-such-page',
  routes.contactSent('NK-TEST-0000'),
  routes.badRequest,
  routes.newsletterSubscribed,
  routes.application('no-such-link'),
  routes.newsletterConfirm('no-such-link'),
  routes.mailCheck('0000'),
  routes.sitemap,
  routes.securityTxt,
  routes.jobFeed(),
  routes.feed('blog', 'rss'),
]

/** Renames and removes departments of a site, adds one, and finds the changes on its pages. */
async function changeDepartments(page: Page, url: string) {
  const read = async (address: string) => {
    const response = await fetch(url + address, { redirect: 'manual' })
    return { status: response.status, target: response.headers.get('location'), text: await response.text() }
  }
  const words = listCopies.departments
  const gone = routes.careersDepartment('analytics')
  expect((await read(gone)).status).toBe(200)
  expect((await read(routes.careersDepartment('sewing'))).status).toBe(404)
  await page.goto(url + routes.studio.lists)
  const form = page.getByRole('form', { name: words.title })
  await form.locator('[value="Development"]').fill('Engineering')
  await form.getByRole('button', { name: listsCopy.removeOf('Analytics') }).press('Enter')
  await form.getByLabel(listsCopy.moveTo('Analytics')).selectOption('Product')
  await form.getByRole('button', { name: words.add }).press('Enter')
  await page.keyboard.type('Sewing')
  expect(await findInViews(page, 'lists')).toEqual([])
  await form.getByRole('button', { name: words.save }).press('Enter')
  await expect(page.getByText(words.saved)).toBeVisible()

  const careers = await read(routes.careers)
  expect(careers.text).toMatch(/Engineering.+Product.+Sewing/s)
  expect(careers.text).not.toMatch(/>Analytics</)
  for (const address of [routes.careersDepartment('development'), routes.jobFeed('development')])
    expect(/<title>([^<]*)/.exec((await read(address)).text)?.[1]).toContain('Careers: Engineering')
  expect((await read(routes.careersDepartment('sewing'))).status).toBe(200)
  await expect.poll(async () => (await read(gone)).status).toBe(308)
  expect((await read(gone)).target).toBe(routes.careersDepartment('product'))
  await page.goto(url + routes.studio.newJob)
  await expect(page.getByLabel('Department')).toContainText('Sewing')
}

test('a changed fact replaces the file’s on every page, and after a restart; a photograph replaces the drawing', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'))
  let site = await startOwnSite('company facts', folder)
  const place = { url: site.url, dataDir: folder }
  const read = async (address: string) => (await fetch(site.url + address)).text()
  try {
    const sitemap = await read(routes.sitemapXml)
    const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
    // Pages of one kind have the same sentences about the company.
    const kinds = Map.groupBy(all, (address) => address.split('/')[1])
    const addresses = [...kinds.values()].flatMap((kind) => kind.slice(0, 3))
    expect(addresses.length).toBeGreaterThan(20)
    // It is in the site's memory before the change.
    expect(await read(routes.contact)).not.toContain('loom.example')
    await enterStudio(page, 'owner', 'Rafi', place)
    await page.goto(site.url + routes.studio.company)
    const { file }: StudioCompany = await (await page.request.get(`${site.url}/api/studio/settings/company`)).json()
    await expect(page.getByLabel('Office phone')).toHaveValue(file['phones.office'])
    for (const [name, value] of Object.entries(OTHERS)) await page.locator(`[name="${name}"]`).fill(value)
    await page.getByRole('button', { name: copy.save }).click()
    await expect(page.getByText(copy.saved)).toBeVisible()
    expect(await findInViews(page, 'company facts')).toEqual([])

    const old = Object.entries(file).filter(([name, value]) => value.length > 4 && !COMMON.test(name))
    expect(old.length).toBeGreaterThan(18)
    const findOld = async () => {
      const kept: string[] = []
      for (const address of [...addresses, ...MORE]) {
        const html = await read(address)
        for (const [name, value] of old)
          if (html.includes(value) && !isOfPositions(address, name)) kept.push(`${address} ${name}`)
      }
      return kept
    }
    expect(await findOld()).toEqual([])
    const contact = await read(routes.contact)
    for (const shown of [
      'tel:+442079460001',
      'mailto:four@loom.example',
      'Floor &lt;9&gt; &amp; Loft',
      '8:15 AM to 4:45 PM',
    ])
      expect(contact).toContain(shown)

    await site.stop()
    site = await startOwnSite('company facts', folder)
    expect(await read(routes.contact)).toContain('tel:+442079460001')

    await page.goto(site.url + routes.studio.company)
    await page.getByRole('button', { name: copy.toFileOf('Office phone') }).press('Enter')
    await expect(page.getByLabel('Office phone')).toHaveValue(file['phones.office'])
    await page.getByRole('button', { name: copy.save }).click()
    await expect(page.getByText(copy.saved)).toBeVisible()
    await expect.poll(() => read(routes.contact)).toContain(file['phones.office'])

    await changeDepartments(page, site.url)

    await page.goto(site.url + routes.studio.company)
    const hero = page.getByRole('form', { name: heroCopy.title })
    await hero.locator('input[type=file]').setInputFiles(await takePhoto(page))
    await hero.getByLabel('What the picture shows').fill('The office & its river')
    await hero.getByRole('button', { name: heroCopy.save }).click()
    await expect(page.getByText(heroCopy.saved)).toBeVisible()
    await expect.poll(() => read(routes.home)).toContain('alt="The office &amp; its river"')
    expect(await findInViews(page, 'picture of Home')).toEqual([])
    await hero.getByRole('button', { name: heroCopy.remove }).click()
    await hero.getByRole('button', { name: heroCopy.save }).click()
    await expect.poll(() => read(routes.home)).not.toContain('The office')
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
