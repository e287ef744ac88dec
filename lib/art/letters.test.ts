import { toInitials } from './letters.ts'

describe('the initials of a name', () => {
  it.each([
    ['Nusrat Jahan', 'NJ'],
    ['Imtiaz Karim Bhuiyan', 'IB'],
    ['Ángel Örn', 'AO'],
    ['Haatkhata', 'H'],
  ])('of %s are %s', (name, initials) => {
    expect(toInitials(name).join('')).toBe(initials)
  })

  it.each([
    ['Dr. Nabila Quaderi', 'NQ'],
    ['Prof. Dr. Rezwan Talukdar', 'RT'],
    ['Md. Shamim', 'S'],
    ['MD Tanvir Noman Sikder', 'TS'],
    ['Lamia Purkayastha, PhD', 'LP'],
  ])('of %s leave the title out: %s', (name, initials) => {
    expect(toInitials(name).join('')).toBe(initials)
  })

  it('keep a title where there is nothing else', () => {
    expect(toInitials('Dr.')).toEqual(['D'])
  })

  it('do not mistake a name that begins like a title for one', () => {
    expect(toInitials('Drishti Mdanov').join('')).toBe('DM')
  })
})
