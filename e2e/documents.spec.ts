import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { expertiseMenu, footer, header, industriesMenu, industryRows, serviceRows } from '../content/navigation'
import { routes } from '../lib/routes'
import { watchTrouble } from './trouble'

const documents = [
  routes.home,
  routes.expertise,
  routes.industries,
  routes.insights,
  routes.about,
  routes.privacy,
  '/no-such-page',
]

/** Compressed bytes of all scripts that a page loads or holds. */
async function weighScripts(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents()
  const loaded = await Promise.all(sizes)
  return loaded.reduce((sum, size) => sum + size, 0) + gzipSync(inline.join('')).length - gzipSync('').length
}

for (const [index, path] of documents.entries()) {
  const tag = index === 0 ? [] : ['@full']
  test(`${path} is read with at most 4.5 kB of script, and without a complaint from the browser`, { tag }, async ({
    page,
  }) => {
    const trouble = watchTrouble(page, path === '/no-such-page' ? [404] : [])
    expect(await weighScripts(page, path)).toBeLessThanOrEqual(4_500)
    await expect(page.locator('main')).toHaveAttribute('data-page', 'document')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(trouble).toEqual([])
  })
}

test('an unknown path shows Home with status 404 and keeps out of search engines', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
})

test('an address with a broken escape answers 400', async ({ request }) => {
  expect((await request.get('/job-apply/%E0%A4%A')).status()).toBe(400)
})

test('no page allows inline scripts at large', async ({ request }) => {
  for (const path of [...documents, routes.contact, routes.careers]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(/script-src[^;]*'unsafe/.test(policy), path).toBe(false)
  }
})

test.describe('the header’s menus', () => {
  const [expertise, industries] = [expertiseMenu.label, industriesMenu.label]
  const service = expertiseMenu.groups[1]?.items[1]
  const lastService = expertiseMenu.groups.at(-1)?.items[0]
  const sector = industriesMenu.groups[2]?.items[1]
  const subSector = industriesMenu.groups[0]?.items.at(-1)
  const aboutLabel =
    header.entries.flatMap((entry) => (entry.kind === 'link' && entry.href === routes.about ? entry.label : []))[0] ??
    ''

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } })

      test('open one at a time, and close by a click outside or Escape', async ({ page }) => {
        await page.goto(routes.about)
        const nav = page.getByRole('navigation', { name: header.label, exact: true })
        const expertiseAll = nav.getByRole('link', { name: expertiseMenu.viewAll.label })
        const industriesAll = nav.getByRole('link', { name: industriesMenu.viewAll.label })
        await nav.getByRole('button', { name: expertise }).click()
        await expect(expertiseAll).toBeVisible()
        await nav.getByRole('button', { name: industries }).click()
        await expect(industriesAll).toBeVisible()
        await expect(expertiseAll).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(industriesAll).toBeHidden()
        await nav.getByRole('button', { name: expertise }).press('Enter')
        await expect(expertiseAll).toBeVisible()
        await page.mouse.click(640, 780)
        await expect(expertiseAll).toBeHidden()
      })

      test('lead to the section of the service, below the bar', async ({ page }) => {
        await page.goto(routes.home)
        const nav = page.getByRole('navigation', { name: header.label, exact: true })
        await nav.getByRole('button', { name: industries }).click()
        await nav.getByRole('link', { name: sector?.label ?? '', exact: true }).click()
        await expect(page).toHaveURL(routes.industriesSection(sector?.slug ?? ''))
        const target = page.locator(`#${sector?.slug}`)
        await expect(target).toBeInViewport()
        await expect.poll(async () => (await target.boundingBox())?.y ?? -1).toBeGreaterThan(60)
      })
    })
  }

  test('mark the page that is open', async ({ page }) => {
    await page.goto(routes.about)
    await expect(
      page.getByRole('navigation', { name: header.label, exact: true }).getByRole('link', { name: aboutLabel }),
    ).toHaveAttribute('aria-current', 'page')
  })

  test('are one menu on a phone, from which the two others open and lead back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(routes.home)
    const link = page.getByRole('link', { name: header.contact.mobileLabel })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: header.openMenu }).click()
    await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible()
    await expect(link).toBeVisible()
    const serviceLink = page.getByRole('link', { name: service?.label ?? '', exact: true })
    await page.getByRole('button', { name: expertise }).click()
    await expect(serviceLink).toBeVisible()
    await page.getByRole('button', { name: header.backToMenu }).press('Enter')
    await expect(serviceLink).toBeHidden()
    await expect(page.getByRole('button', { name: expertise })).toBeFocused()
    await page.getByRole('button', { name: industries }).click()
    await expect(
      page.locator('#menu-mobile').getByRole('link', { name: sector?.label ?? '', exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: industries })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: header.closeMenu })).toBeHidden()
    await expect(page.getByRole('button', { name: header.openMenu })).toBeFocused()
    await expect(link).toBeHidden()
    await expect(page.getByRole('button', { name: header.openMenu })).toBeVisible()
  })

  for (const width of [360, 1280]) {
    test(`close when a link jumps within the page, in ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(routes.expertise, { waitUntil: 'networkidle' })
      if (width < 1024) await page.getByRole('button', { name: header.openMenu }).click()
      await page.getByRole('button', { name: expertise }).click()
      const link = page.getByRole('link', { name: lastService?.label ?? '', exact: true })
      await link.click()
      await expect(link).toBeHidden()
      await expect(page.locator(`#${lastService?.slug}`)).toBeInViewport()
    })
  }

  test('move the focus to the heading of the section that a link leads to', async ({ page }) => {
    const heading = page.getByRole('heading', { name: service?.label ?? '', exact: true })
    await page.goto(routes.expertiseSection(service?.slug ?? ''))
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await page.goto(routes.expertise, { waitUntil: 'networkidle' })
    for (const press of ['first', 'again']) {
      await page.getByRole('button', { name: expertise }).click()
      await page.getByRole('link', { name: service?.label ?? '', exact: true }).click()
      await expect(heading, press).toBeFocused()
    }
    await page.goto(routes.industriesSection(subSector?.slug ?? ''))
    await expect(page.getByRole('heading', { name: subSector?.label ?? '', exact: true })).toBeFocused()
  })

  test('lead to every landing page, with a line about it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(routes.about)
    for (const menu of [expertiseMenu, industriesMenu]) {
      await page.getByRole('button', { name: menu.label }).click()
      await expect(page.getByRole('list', { name: header.inDepth })).toBeVisible()
      for (const { label, text, href } of menu.rows)
        await expect(page.getByRole('link', { name: `${label} ${text}` })).toHaveAttribute('href', href)
    }
  })

  test('mark Contact Us and Get Started on the contact page', async ({ page }) => {
    await page.goto(routes.contact)
    for (const label of [header.contact.desktopLabel, header.contact.mobileLabel])
      await expect(page.locator('header a', { hasText: label })).toHaveAttribute('aria-current', 'page')
  })
})

test('every landing page gives a number to call or an address to write to', async ({ request }) => {
  for (const { href } of [...serviceRows, ...industryRows]) {
    const html = await (await request.get(href)).text()
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>')), href).toMatch(/href="(?:tel|mailto):/)
  }
})

test('the footer has every column and every legal link', async ({ page }) => {
  await page.goto(routes.home)
  for (const column of footer.columns) {
    const nav = page.getByRole('navigation', { name: `Footer: ${column.title}` })
    for (const link of column.links) {
      await expect(nav.getByRole('link', { name: link.label, exact: true })).toHaveAttribute('href', link.href)
    }
  }
  for (const link of footer.legal) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: link.label })).toHaveAttribute(
      'href',
      link.href,
    )
  }
})

test('the first Tab leads past the navigation', async ({ page }) => {
  await page.goto(routes.home)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: header.skipLink })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
