import { createShortNames } from './short-names.ts'

describe('short names of classes', () => {
  it('are given in order, once for each class', () => {
    const shorten = createShortNames(['Aa1-_x_tile', 'Bb2_-y_card', 'Aa1-_x_tile'])
    expect(['Aa1-_x_tile', 'Bb2_-y_card'].map(shorten)).toEqual(['A', 'B'])
  })

  it('are not given to what is no class of a module, or unknown', () => {
    const shorten = createShortNames(['toast', 'Aa1-_x_tile'])
    expect(['toast', 'Bb2_-y_card'].map(shorten)).toEqual(['toast', 'Bb2_-y_card'])
  })

  it('are all different, however many', () => {
    const many = Array.from({ length: 800 }, (_, index) => `Aa1-_x_${index}`)
    const names = many.map(createShortNames(many))
    expect(new Set(names).size).toBe(800)
    expect(names.slice(24, 29)).toEqual(['Y', 'Z', 'Aa', 'Ab', 'Ac'])
  })
})
