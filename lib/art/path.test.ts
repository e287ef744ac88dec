import { parsePath } from './path.ts'

it('reads straight and curved commands, absolute and relative', () => {
  expect(parsePath('M0 0h10v10H0z')).toEqual([
    {
      closed: true,
      outline: [
        [0, 0],
        ...[
          [0, 0],
          [10, 0],
          [10, 0],
        ],
        ...[
          [10, 0],
          [10, 10],
          [10, 10],
        ],
        ...[
          [10, 10],
          [0, 10],
          [0, 10],
        ],
        ...[
          [0, 10],
          [0, 0],
          [0, 0],
        ],
      ],
    },
  ])
  expect(parsePath('M1 1c1 0 2 1 2 2s1 2 2 2')[0]?.outline).toEqual([
    [1, 1],
    ...[
      [2, 1],
      [3, 2],
      [3, 3],
    ],
    ...[
      [3, 4],
      [4, 5],
      [5, 5],
    ],
  ])
  expect(parsePath('M0 0q3 0 3 3')[0]?.outline).toEqual([
    [0, 0],
    [2, 0],
    [3, 1],
    [3, 3],
  ])
})

it('starts a new outline at each M, and continues a command without its letter', () => {
  expect(parsePath('M0 0l1 1 1 1M5 5l-1-1').map(({ outline }) => outline.length)).toEqual([7, 4])
})

it('says what it cannot read', () => {
  expect(() => parsePath('M0 0A5 5 0 0 1 1 1')).toThrow('"A"')
  expect(() => parsePath('L1 1')).toThrow('begins')
})
