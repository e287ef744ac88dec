import { keepFormCopy, readFormCopy } from './form-copy.client.ts'

afterEach(() => localStorage.clear())

it('keeps what a form holds until it is forgotten', () => {
  const copy = { version: 3, values: { title: 'Senior Engineer' } }
  keepFormCopy('jobs new', copy)
  expect(readFormCopy('jobs new')).toMatchObject(copy)
  expect(readFormCopy('jobs j1')).toBeNull()
  keepFormCopy('jobs new', null)
  expect(readFormCopy('jobs new')).toBeNull()
})

it.each(['', 'null', '[]', '{"at":1}', '{"at":"x","version":1,"values":{"title":{}}}'])(
  'takes %s for no copy',
  (text) => {
    localStorage.setItem('studio:form:jobs new', text)
    expect(readFormCopy('jobs new')).toBeNull()
  },
)
