import { company } from '../../content/company.ts'
import { llms } from '../../content/llms.ts'
import { seo } from '../../content/seo.ts'
import type { PostSummary } from '../backend/contract.ts'
import { toPostPath } from '../format/post-path.ts'
import { isFilePath, toMarkdownAddress } from '../markdown-address.ts'
import { isPersonal, routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { getSiteLinks } from './site-links.ts'

type Listed = Parameters<typeof getSiteLinks>[0] & { posts: readonly PostSummary[] }

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const toLabel = (text: string) => toLine(text).replace(/[[\]\\<]/g, '\\$&')

/** Returns what is known about pages, by address. */
function getNotes(posts: readonly PostSummary[]): Map<string, string> {
  const pages = Object.entries(seo.pages).map(([name, { description }]) => {
    const address = routes[name as keyof typeof seo.pages]
    return [address, description] as const
  })
  return new Map([...pages, ...posts.map((post) => [routes.post(toPostPath(post)), post.subTitle] as const)])
}

/**
 * Returns the text of /llms.txt (llmstxt.org): who the company is, and the site's pages by kind with their addresses as
 * Markdown. The pages are those of the sitemap for people.
 */
export function toLlmsText(listed: Listed): string {
  const notes = getNotes(listed.posts)
  const sections = getSiteLinks(listed).map(({ title, links }) => {
    // Feeds are not pages, and a page for one person has no Markdown.
    const pages = links.filter(({ href }) => !isFilePath(href) && !isPersonal(href))
    const lines = pages.map(({ label, href }) => {
      const note = toLine(notes.get(href) ?? '')
      return `- [${toLabel(label)}](${toFullUrl(toMarkdownAddress(href))})${note && `: ${note}`}`
    })
    return lines.length > 0 ? [`## ${toLine(title)}\n\n${lines.join('\n')}`] : []
  })
  const parts = [`# ${company.name}`, `> ${toLine(company.description)}`, llms.explanation, ...sections.flat()]
  return `${parts.join('\n\n')}\n`
}
