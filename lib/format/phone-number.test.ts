import { toInternational } from './phone-number.ts'

it.each([
  '+880 1711-000000',
  '+880 (0) 1711 000000',
  '00880 1711000000',
  '8801711000000',
  '01711 000000',
  '1711000000',
  '০১৭১১ ০০০০০০',
  '01711 000000 ext 12',
])('reads %s as the same number', (phone) => {
  expect(toInternational(phone, '880')).toBe('8801711000000')
})

it('keeps the code of another country, and local numbers that begin like the own one', () => {
  expect(toInternational('+44 (0)20 7946 0000', '880')).toBe('442079460000')
  expect(toInternational('+1 555 010 0000', '880')).toBe('15550100000')
  expect(toInternational('8801234', '880')).toBe('8808801234')
})

it.each(['', '12345', '000000', '+', 'none', '1'.repeat(40)])('finds no number in “%s”', (phone) => {
  expect(toInternational(phone, '880')).toBe('')
})
