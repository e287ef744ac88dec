import { expect, type Page } from '@playwright/test'
import { routes } from '../lib/routes'
import { postFields, studioPosts } from '../lib/studio/copy/studio-posts'

/** The parts of the Studio's page of a post. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const body = (page: Page) => page.getByRole('textbox', { name: postFields.body, exact: true })
export const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
export const isSaved = (page: Page) => expect(page.getByText(studioPosts.saving.saved)).toBeVisible()

export const toUnique = (words: string) => `${words} ${Date.now().toString(36)}`

/** Begins a post in the Studio of a site. Returns the path of its page, whose last part is its id. */
export async function startPost(page: Page, words: string, text = 'Line by line.', site = ''): Promise<string> {
  await page.goto(site + routes.studio.posts)
  await button(page, 'New post').click()
  await title(page).fill(words)
  await body(page).fill(text)
  await isSaved(page)
  return new URL(page.url()).pathname
}
