import { pictures } from '../../content/pictures.ts'
import { routes } from '../routes.ts'
import { getScene, readSceneKey, toPostSubject, toSubject } from './get-scene.ts'
import { isSceneId } from './scenes/index.ts'

it('content/pictures.ts names pictures that exist', () => {
  expect(Object.entries(pictures).filter(([, id]) => !isSceneId(id))).toEqual([])
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

it('a name without a picture has the same pattern each time', () => {
  expect(getScene('constructor').says).toBe(getScene('constructor').says)
})

it('a post shows the drawing it names, and otherwise the pattern of its category', () => {
  expect(readSceneKey('scene/two-needles')).toBe('two-needles')
  expect(readSceneKey('scene/constructor')).toBeNull()
  expect(readSceneKey('/pictures/a.webp')).toBeNull()
  expect(toPostSubject({ image: 'scene/two-needles', category: 'DevOps' })).toBe('two-needles')
  expect(toPostSubject({ image: 'scene/of-long-ago', category: 'DevOps' })).toBe('DevOps')
  expect(toPostSubject({ image: null, category: null })).toBe('post')
})
