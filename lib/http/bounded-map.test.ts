import { createBoundedMap } from './bounded-map.ts'

describe('a memory', () => {
  it('gives back what it keeps, and forgets the oldest when it is full', () => {
    const memory = createBoundedMap<number>(2)
    expect([memory.keep('a', 1), memory.keep('b', 2), memory.keep('c', 3)]).toEqual([1, 2, 3])
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, 2, 3])
  })

  it('drops nothing for what it has already, which is the newest then', () => {
    const memory = createBoundedMap<number>(2)
    memory.keep('a', 1)
    memory.keep('b', 2)
    memory.keep('a', 3)
    expect(['a', 'b'].map(memory.get)).toEqual([3, 2])
    memory.keep('c', 4)
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([3, undefined, 4])
  })

  it('forgets what it is told to', () => {
    const memory = createBoundedMap<number>(2)
    memory.keep('a', 1)
    memory.keep('b', 2)
    memory.forget('a')
    expect(['a', 'b'].map(memory.get)).toEqual([undefined, 2])
    memory.forgetAll()
    expect(memory.get('b')).toBeUndefined()
  })
})
