import { readSceneKey, toSubject } from '../../lib/art/get-scene.ts'
import { isSceneId, type SceneId, scenes } from '../../lib/art/scenes/index.ts'
import { caseStudies } from '../case-studies/index.ts'
import { expertise } from '../expertise/index.ts'
import { industries, industryPages } from '../industries/index.ts'
import { journalArticles } from '../journal/index.ts'
import { pictures } from '../pictures.ts'
import { posts } from '../posts/index.ts'
import { servicePages } from '../services/index.ts'

const toScenes = (subjects: readonly string[]) =>
  subjects.map((subject): SceneId | null => {
    const id = pictures[subject]
    return id && isSceneId(id) ? id : null
  })

/** Returns the largest thing of a picture. */
function findFigure(id: SceneId) {
  const scene = scenes[id]
  if ('compose' in scene) return scene.compose
  const things = scene.parts.flatMap((part) => ('thing' in part ? [part] : []))
  return things.sort((a, b) => b.size - a.size)[0]?.thing ?? scene
}

const lists = {
  services: toScenes(servicePages.map(({ slug }) => slug)),
  'pages of sectors': toScenes(industryPages.map(({ slug }) => slug)),
  'sectors of /industries': toScenes(industries.sectors.map(({ learnMore }) => toSubject(learnMore.href))),
  'groups of /expertise': toScenes(expertise.groups.map(({ slug }) => slug)),
  studies: toScenes(caseStudies.map(({ id }) => id)),
  essays: toScenes(journalArticles.map(({ id }) => id)),
  tutorials: posts.map(({ image }) => readSceneKey(image)),
  'pages of the company': toScenes(
    'home about careers expertise industries insights journal case-studies blog contact'.split(' '),
  ),
}

/** The brand's own pictures, which say nothing about a subject. */
const isOfTheBrand = (id: SceneId) => 'compose' in scenes[id]

it.each(Object.entries(lists))('%s have pictures of their own, on a cloth unlike their neighbours’', (name, ids) => {
  expect(ids).not.toContain(null)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.map((id) => id && findFigure(id))).size).toBe(ids.length)
  const alike = ids.filter((id, i) => id && scenes[id].tone === scenes[ids[i - 1] ?? 'river'].tone && i > 0)
  expect(alike).toEqual([])
  if (!name.startsWith('pages of the company')) expect(ids.filter((id) => id && isOfTheBrand(id))).toEqual([])
})

it('no picture has two subjects', () => {
  const used = [...new Set(Object.values(lists).flat())]
  expect(Object.keys(pictures).length).toBe(new Set(Object.values(pictures)).size)
  expect(used.length).toBeGreaterThan(40)
})

it.each(Object.entries(scenes))('%s is told in at most fourteen words and has one event', (_, scene) => {
  expect(scene.says.split(' ').length).toBeLessThanOrEqual(14)
  if ('compose' in scene) return
  const names = JSON.stringify(scene.parts, (key, value) => (key === 'thing' ? undefined : value))
  const events = scene.parts.filter(
    (part) => ('thread' in part || 'cord' in part || 'knots' in part) && part.colour === undefined,
  )
  expect(names.includes('"event"') || events.length > 0).toBe(true)
})
