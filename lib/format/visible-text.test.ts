import { cleanAnswer } from '../forms/clean-answer.ts'
import { nameSchema } from '../studio/people.ts'
import { cleanLabel } from './link-label.ts'
import { removeHidden, toVisibleLine } from './visible-text.ts'

const HIDDEN = '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff'

it('leaves out what nobody sees, and keeps what words need', () => {
  expect(removeHidden(`a${HIDDEN}b`)).toBe('ab')
  const words = 'র\u200d্যাব নমি\u200cষ ❤\ufe0f 👩\u200d💻'
  expect(toVisibleLine(words)).toBe(words)
})

it('makes one line of several', () => {
  expect(toVisibleLine(' a\r\n\tb\u2028c\0d\u0085 \u200be\u202e ')).toBe('a b c d e')
})

it('is the rule for names, labels and answers', () => {
  const given = `Ra${HIDDEN}fi`
  expect([nameSchema.parse(given), cleanLabel(given), cleanAnswer('email', `${given}@a.example`)]).toEqual([
    'Rafi',
    'Rafi',
    'Rafi@a.example',
  ])
})
