import { toValues } from './submission.ts'
import type { FieldKind, FormField } from './types.ts'
import { validateField } from './validate.ts'

const ask = (kind: FieldKind): FormField => ({ name: 'answer', kind, label: 'Answer', invalid: 'Look again' })

describe('an answer with marks that nobody sees', () => {
  it.each<[FieldKind, string, string]>([
    ['email', '\u200brumana@mail.example\u200b', 'rumana@mail.example'],
    ['tel', '\u202a+880 1711\u2011000000\u202c', '+880 1711-000000'],
    ['tel', '০১৭১১ ০০০০০০', '01711 000000'],
    ['tel', '٠١٧١١ ٠٠٠٠٠٠', '01711 000000'],
    ['url', '\ufefflinkedin.com/in/rumana\u200e', 'https://linkedin.com/in/rumana'],
    ['date', '৩১/১/২০২৭', '31/1/2027'],
    ['date', '2027–01–31', '2027-01-31'],
  ])('is taken as %s: %s', (kind, typed, expected) => {
    expect(validateField(ask(kind), typed)).toBeNull()
    expect(toValues({ answer: typed }, [ask(kind)]).answer).toBe(expected)
  })

  it('keeps the joiners and digits of its script where it is a word', () => {
    const name = 'ক\u09cd\u200dষ ১'
    expect(toValues({ answer: name }, [ask('text')]).answer).toBe(name)
  })

  it('is missing where there is nothing else', () => {
    const required = { ...ask('text'), required: 'Enter something' }
    expect(validateField(required, '\u200b \ufeff')).toBe('Enter something')
  })

  it('is still wrong where it is', () => {
    expect(validateField(ask('email'), 'rumana\u200b@mail')).toBe('Look again')
    expect(validateField(ask('tel'), '০১')).toBe('Look again')
  })
})
