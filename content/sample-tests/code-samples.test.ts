import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getCodeSamples, takeSamples } from '../posts/code-samples/extract.ts'
import { posts } from '../posts/index.ts'

const folder = path.join(import.meta.dirname, '../posts')
const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Returns the test beside a post, the name under which it uses the samples, and the names that it gives them. */
function readTest(id: string) {
  const file = files.find((name) => read(name).includes(`id: '${id}'`))?.replace(/ts$/, 'test.ts')
  if (!file || !existsSync(path.join(folder, file))) return null
  const source = read(file)
  const [, variable = '', list = ''] = /const (\w+) = takeSamples\(\w+, \{([^}]+)\}/.exec(source) ?? []
  return { source, variable, names: [...list.matchAll(/(\w+): '/g)].map(([, name = '']) => name) }
}

describe('“Code is run before it is printed”', () => {
  it.each(posts)('holds for every sample of “$title”', (post) => {
    const test = readTest(post.id)
    expect(test?.names).toHaveLength(getCodeSamples(post).length)
    for (const name of test?.names ?? []) {
      const isUsed = test?.source.includes(`${test.variable}.${name}`) || test?.source.includes(`'${name}'`)
      expect({ name, isUsed }).toEqual({ name, isUsed: true })
    }
  })

  it('is not said of a sample that no test knows', () => {
    const [post] = posts
    if (!post) throw new Error('There are no posts')
    expect(() => takeSamples(post, { one: 'sql' })).toThrow('its test knows sql')
  })
})
