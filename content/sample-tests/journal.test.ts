import { countArticleWords } from '../../lib/insights/journal/article-read-time.ts'
import { JOURNAL_PAGE_SIZE } from '../../lib/insights/journal/journal-rules.ts'
import { journalArticles } from '../journal/index.ts'
import { journalCategories } from '../journal-listing.ts'
import { team } from '../team.ts'

const ids = journalArticles.map(({ id }) => id)

describe('the journal', () => {
  it('has more articles than its first page shows, each with an address, the newest first', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(JOURNAL_PAGE_SIZE)
    const dates = journalArticles.map(({ publishedDate }) => publishedDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('leads with exactly one of them', () => {
    expect(journalArticles.filter(({ featured }) => featured)).toHaveLength(1)
  })

  it('files something under each subject, and nothing elsewhere', () => {
    const tags = new Set(journalArticles.flatMap((article) => article.tags))
    expect([...tags].sort()).toEqual(journalCategories.flatMap(({ value, label }) => (value ? label : [])).sort())
  })

  it('is written by members of the team', () => {
    const members = team.map(({ name, designation }) => `${name}, ${designation}`)
    for (const { author } of journalArticles) expect(members).toContain(`${author.name}, ${author.role}`)
  })
})

describe.each(journalArticles)('“$title”', (article) => {
  it('has 600 to 900 words', () => {
    expect(countArticleWords(article)).toBeGreaterThanOrEqual(600)
    expect(countArticleWords(article)).toBeLessThanOrEqual(900)
  })

  it('uses every kind of block, and marks bold words in each list', () => {
    const kinds = new Set(article.content.map(({ type }) => type))
    expect([...kinds].sort()).toEqual(['heading', 'image', 'list', 'paragraph', 'quote', 'subheading'])
    const items = article.content.flatMap((block) => (block.type === 'list' ? block.items : []))
    for (const item of items) expect(item).toMatch(/<strong>[^<]+<\/strong>/)
  })

  it('leads on to two other articles', () => {
    expect(new Set([article.id, ...article.related]).size).toBe(3)
    for (const id of article.related) expect(ids).toContain(id)
  })

  it('has a title and a description that fit a list of results', () => {
    expect(article.meta.title.length).toBeLessThanOrEqual(60)
    expect(article.meta.description.length).toBeGreaterThanOrEqual(50)
    expect(article.meta.description.length).toBeLessThanOrEqual(160)
  })
})
