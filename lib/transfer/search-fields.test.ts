import { toSearchFields } from './search-fields.ts'
import { createOldPost } from './testing/old-post.ts'

const site = 'https://www.old.example'
const read = (more: Parameters<typeof createOldPost>[0]) => toSearchFields(createOldPost(more), site)

it('carries a headline, a description and a canonical link over', () => {
  expect(
    read({ seoTitle: 'Yarn &amp; <b>wool</b>', seoDescription: 'All about it', canonical: 'https://a.example/yarn' }),
  ).toEqual({ seoTitle: 'Yarn & wool', seoDescription: 'All about it', canonical: 'https://a.example/yarn', notes: [] })
})

it('leaves out a headline that is the title, and a canonical link that is the post’s own address', () => {
  expect(read({ title: 'Yarn', seoTitle: 'Yarn', canonical: 'http://old.example/yarn/', paths: ['/yarn'] })).toEqual({
    seoTitle: '',
    seoDescription: '',
    canonical: '',
    notes: [],
  })
})

it('says what is too long for the Studio, and which canonical link it would refuse', () => {
  expect(read({ seoTitle: 'x'.repeat(201), seoDescription: 'x'.repeat(501), canonical: 'http://a.example/' })).toEqual({
    seoTitle: '',
    seoDescription: '',
    canonical: '',
    notes: [
      'Its search headline must have at most 200 characters and was left out.',
      'Its search description must have at most 500 characters and was left out.',
      'Its canonical link is no full address with https:// and was left out.',
    ],
  })
  expect(read({ canonical: 'https://old.example/other', paths: ['/yarn'] }).notes).toEqual([
    'Its canonical link leads to the old site and was left out.',
  ])
  expect(read({ canonical: `https://a.example/${'x'.repeat(500)}` }).canonical).toBe('')
  expect(read({ canonical: 'javascript:alert(1)' }).canonical).toBe('')
})
