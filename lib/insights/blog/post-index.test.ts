import { findPostIds, updatePostIndex } from './post-index.ts'

const post = (id: string, title: string, tags: string[] = [], author = 'Rezwan Talukdar') => ({
  id,
  title,
  subTitle: '',
  category: 'Backend Development',
  tags,
  author: { name: author, designation: '' },
})
const posts = [
  post('1', 'A job queue in one PostgreSQL table', ['PostgreSQL', 'Node.js']),
  post('2', 'বাংলা লেখা তুলনা', ['Python']),
  post('3', 'Café menus with CSS grid', ['CSS'], 'Nabila Karim'),
]
async function find(question: string, among = posts) {
  await updatePostIndex(among)
  return [...findPostIds(question)].toSorted()
}

describe('searching posts', () => {
  it('finds the beginnings of words in titles, tags and authors', async () => {
    expect(await find('post que')).toEqual(['1'])
    expect(await find('node')).toEqual(['1'])
    expect(await find('nabila css')).toEqual(['3'])
  })

  it('wants every word', async () => {
    expect(await find('queue css')).toEqual([])
  })

  it('forgives accents, case and, where nothing else is found, a typing error', async () => {
    expect(await find('CAFE')).toEqual(['3'])
    expect(await find('postgersql')).toEqual(['1'])
  })

  it('keeps the vowel signs of Bengali apart', async () => {
    expect(await find('লেখা')).toEqual(['2'])
    expect(await find('লিখি')).toEqual([])
  })

  it('finds what a post says now, and no post that is gone', async () => {
    const [first, ...others] = posts
    if (!first) throw new Error('no posts')
    expect(await find('queue')).toEqual(['1'])
    const changed = [post('4', 'Queues with Redis'), { ...first, title: 'A ledger' }, ...others.slice(1)]
    expect(await find('queue', changed)).toEqual(['4'])
    expect(await find('ledger', changed)).toEqual(['1'])
    expect(await find('বাংলা', changed)).toEqual([])
    expect(await find('queue')).toEqual(['1'])
  })

  it('finds by one letter what begins with it, and takes a letter among words for a word', async () => {
    expect(await find('c')).toEqual(['3'])
    expect(await find('css g')).toEqual(['3'])
    expect(await find('g css')).toEqual([])
  })

  it('answers many questions about ten thousand posts, and takes in a change, in less time than it takes to index them', async () => {
    const words = 'react ledger payment queue bengali deploy security model cache index'.split(' ')
    const many = Array.from({ length: 10_000 }, (_, index) =>
      post(`p${index}`, `${words[index % 10]} ${words[(index * 7) % 10]} number ${index}`, [
        words[(index * 3) % 10] ?? '',
      ]),
    )
    const began = process.cpuUsage()
    await find('ledger', many)
    const indexing = process.cpuUsage(began).user
    const start = process.cpuUsage()
    const questions = ['l', 'le', 'led', 'ledger', 'ledger pa', 'r '.repeat(50), 'r l p q b d s m c i '.repeat(5)]
    for (const question of questions) await find(question, [...many, post('new', 'Just written')])
    expect(await find('just written', [...many, post('new', 'Just written')])).toEqual(['new'])
    expect(process.cpuUsage(start).user).toBeLessThan(indexing)
  })
})
