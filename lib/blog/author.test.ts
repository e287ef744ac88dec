import { company } from '../content/company.ts'
import { getAuthor } from './author.ts'

it('is the person whom the backend names, and the company where it names nobody', () => {
  const author = { name: 'Rezwan Talukdar', designation: 'Principal Backend Engineer' }
  expect(getAuthor({ author })).toEqual(author)
  expect(getAuthor({ author: { name: '', designation: 'Guest' } })).toEqual({ name: company.name, designation: '' })
})
