import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { posts } from '../index.ts'
import { getCodeSamples, takeSamples } from './extract.ts'

const tests = globSync('*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => file !== 'code-samples.test.ts')
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))

const postsFolder = path.join(import.meta.dirname, '../posts')
const articles = globSync('*.ts', { cwd: postsFolder }).map((file) =>
  readFileSync(path.join(postsFolder, file), 'utf8'),
)

/** The names that a test gives to the samples of a post, and the name under which it uses them. */
function findNames(exported: string) {
  for (const source of tests) {
    const found = new RegExp(`const (\\w+) = takeSamples\\(${exported}, \\{([^}]+)\\}`).exec(source)
    const names = [...(found?.[2] ?? '').matchAll(/(\w+): '/g)].map(([, name = '']) => name)
    if (found) return { source, variable: found[1] ?? '', names }
  }
  return null
}

describe('“Code is run before it is printed”', () => {
  it.each(posts)('holds for every sample of “$title”', (post) => {
    const source = articles.find((text) => text.includes(`id: '${post.id}'`)) ?? ''
    const exported = /export const (\w+): SamplePost/.exec(source)?.[1] ?? ''
    const taken = findNames(exported)
    expect(taken?.names).toHaveLength(getCodeSamples(post).length)
    for (const name of taken?.names ?? []) {
      const isUsed = taken?.source.includes(`${taken.variable}.${name}`) || taken?.source.includes(`'${name}'`)
      expect({ name, isUsed }).toEqual({ name, isUsed: true })
    }
  })

  it('is not said of a sample that no test knows', () => {
    const [post] = posts
    if (!post) throw new Error('There are no posts')
    expect(() => takeSamples(post, { one: 'sql' })).toThrow('its test knows sql')
  })
})
