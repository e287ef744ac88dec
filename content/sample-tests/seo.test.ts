import { blogCategories } from '../blog.ts'
import { company } from '../company.ts'
import type { PageMeta } from '../copy-types.ts'
import { industryPages } from '../industries/index.ts'
import { seo } from '../seo.ts'
import { servicePages } from '../services/index.ts'

const { home, ...others } = seo.pages
const suffixed = [
  ...Object.values(others),
  ...Object.values(seo.blogCategories),
  ...[...servicePages, ...industryPages].map((page) => page.meta),
].map((meta) => ({ ...meta, title: `${meta.title} | ${company.name}` }))
const metas: PageMeta[] = [home, ...suffixed]

it('keeps titles within 60 characters, with the company’s name', () => {
  expect(metas.map((meta) => meta.title).filter((title) => title.length > 60 || !title.includes(company.name))).toEqual(
    [],
  )
})

it('keeps descriptions between 50 and 160 characters', () => {
  const texts = metas.map((meta) => meta.description)
  expect(texts.filter((text) => text.length < 50 || text.length > 160)).toEqual([])
})

it('uses no title and no description twice', () => {
  for (const key of ['title', 'description'] as const) {
    const values = metas.map((meta) => meta[key])
    expect(values).toEqual([...new Set(values)])
  }
})

it('describes every blog category', () => {
  const values = blogCategories.map((category) => category.value).filter((value) => value !== '')
  expect(Object.keys(seo.blogCategories)).toEqual(values)
})
