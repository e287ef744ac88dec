import { company } from '../../content/company.ts'
import { llms } from '../../content/llms.ts'
import { seo } from '../../content/seo.ts'
import type { PostSummary } from '../backend/contract.ts'
import { routes } from '../routes.ts'
import { toRobotsText } from '../seo/robots.ts'
import { toLlmsText } from './llms-text.ts'

const post = { id: 'p1', title: 'A [red]\n<b>door</b>', subTitle: 'How\nto open it' } as PostSummary

describe('llms.txt', () => {
  const text = toLlmsText({
    posts: [post],
    jobs: [{ title: 'Engineer', token: 't' }],
    studies: [{ slug: 'a-study', title: 'A study' }],
    articles: [{ slug: 'an-essay', title: 'An essay' }],
  })

  it('begins with the company, what it is, and how to read the list', () => {
    expect(text.split('\n\n').slice(0, 3)).toEqual([`# ${company.name}`, `> ${company.description}`, llms.explanation])
  })

  it('names pages, posts and positions by their addresses as Markdown, with what is known about them', () => {
    expect(text).toContain(`/about.md): ${seo.pages.about.description}\n`)
    expect(text).toMatch(/^- \[A \\\[red\\\] \\<b>door\\<\/b>\]\(http\S+\/blog-read\/\S+\.md\): How to open it$/m)
    expect(text).toMatch(/^- \[Engineer\]\(http\S+\/job-apply\/t\.md\)$/m)
    expect(text).toMatch(/^- \[An essay\]\(http\S+\/journal-read\/an-essay\.md\)$/m)
    expect(text).toMatch(/^- \[A study\]\(http\S+\/case-study-read\/a-study\.md\)$/m)
    expect(text.match(/^# /gm)).toHaveLength(1)
  })

  it('names neither feeds nor pages for one person', () => {
    expect(text).not.toContain('.xml')
    expect(text).not.toContain(routes.mailCheck())
    for (const [line] of text.matchAll(/^- .*$/gm)) expect(line).toMatch(/\.md(?:#[\w-]+)?\)/)
  })
})

it('says in robots.txt what programs may do', () => {
  expect(toRobotsText('https://site.example', 'search=yes, ai-train=no')).toBe(
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\nDisallow: /api/\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})
