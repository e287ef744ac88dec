import { routes } from '../routes.ts'
import { getLook, type Look, SUBJECTS, toSubject } from './subjects.ts'

it('no two subjects have the same picture', () => {
  const looks = Object.values(SUBJECTS).map(({ motif, tone }) => `${motif} on ${tone}`)
  expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([])
})

it.each<[string, string]>([
  [routes.home, 'home'],
  [routes.about, 'about'],
  [routes.service('weaving'), 'weaving'],
  [routes.industry('fishing'), 'fishing'],
  [routes.blogPage(3), 'blog'],
  [routes.blogCategory('devops', 2), 'devops'],
])('the card of %s shows what its page does', (path, subject) => {
  expect(toSubject(path)).toBe(subject)
})

it('a name of no table still has one look', () => {
  const look: Look = getLook('constructor')
  expect(look).toEqual(getLook('constructor'))
  expect(look.motif).toMatch(/^[a-z]+$/)
})
