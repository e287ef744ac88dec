import { formatPreview } from '../../lib/format/text.ts'
import { jobs } from '../jobs.ts'
import { team } from '../team.ts'

const wordsOf = (text: string) => text.split(/\s+/).length

describe('the seeded jobs', () => {
  it('are seven, each under an id of its own, newest first', () => {
    expect(jobs).toHaveLength(7)
    expect(new Set(jobs.map((job) => job.id)).size).toBe(7)
    const dates = jobs.map((job) => job.createdAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(dates.every((date) => new Date(date).toISOString() === date)).toBe(true)
  })

  it('have an id of every shape a backend may use', () => {
    const shapes = [/^\d+$/, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, /^[0-9a-f]{24}$/]
    for (const shape of [...shapes, /^[a-z]+(-[a-z]+)+$/]) {
      expect(jobs.some((job) => shape.test(job.id))).toBe(true)
    }
  })

  it('begin so that their previews in the list end with a word', () => {
    for (const { description } of jobs) expect(description.slice(formatPreview(description).length - 1)).toMatch(/^\s/)
  })

  it('cover all six departments of the careers page', () => {
    expect([...new Set(jobs.map((job) => job.department))].toSorted()).toEqual([
      'AI Research',
      'Analytics',
      'Development',
      'Infrastructure',
      'Mobile Development',
      'Product',
    ])
  })

  it.each(jobs)('say enough about "$title" to decide on', (job) => {
    expect(wordsOf(job.description)).toBeGreaterThanOrEqual(350)
    expect(wordsOf(job.description)).toBeLessThanOrEqual(600)
    expect(job.description).not.toMatch(/<[a-z/]/i)
    for (const list of [job.requirements, job.responsibilities]) {
      expect(list.length).toBeGreaterThanOrEqual(5)
      expect(list.length).toBeLessThanOrEqual(8)
    }
    expect(job.salary).toMatch(/^BDT \d+,000–\d+,000 per month$/)
  })
})

describe('the seeded team', () => {
  it('has nine members under names of their own, led by three leaders', () => {
    expect(new Set(team.map((member) => member.name)).size).toBe(9)
    expect(team.slice(0, 3).map((member) => member.designation)).toEqual([
      'Chief Executive Officer',
      'Chief Technology Officer',
      'Head of AI',
    ])
  })

  it.each(team)('introduces $name in 40 to 70 words and with harmless links only', (member) => {
    expect(wordsOf(member.bio)).toBeGreaterThanOrEqual(40)
    expect(wordsOf(member.bio)).toBeLessThanOrEqual(70)
    for (const link of [member.linkedinLink, member.twitterLink, member.githubLink]) {
      if (link !== null) expect(new URL(link).hostname).toMatch(/\.example$/)
    }
  })
})
