import { BackendError, contactSchema } from '../backend/contract.ts'
import { validateFields } from '../forms/validate.ts'
import { toContactMessage } from './contact-form.ts'
import { contactFields, withAbout } from './fields.ts'

describe('the contact form', () => {
  it('asks for every field of the contract', () => {
    expect(contactFields.map((field) => field.name).sort()).toEqual(Object.keys(contactSchema.shape).sort())
  })

  it('requires names, email, message and agreement, and nothing else', () => {
    expect(Object.keys(validateFields(contactFields, {}))).toEqual(['name', 'lastName', 'email', 'message', 'agree'])
    const answers = { name: 'A', lastName: 'B', email: 'a@b.example', message: 'Hello', agree: 'yes' }
    expect(validateFields(contactFields, answers)).toEqual({})
    expect(toContactMessage({ ...answers, website: 'x' })).toEqual({
      ...answers,
      agree: true,
      phone: '',
      company: '',
      service: '',
    })
  })

  it('puts what a message is about before it, and still asks for the message', () => {
    const answers = { name: 'A', lastName: 'B', email: 'a@b.example', message: 'Hello', agree: 'yes' }
    const about = 'Cyber\nSecurity'
    expect(toContactMessage({ ...answers, about }).message).toBe('About: Cyber Security\n\nHello')
    expect(validateFields(contactFields, withAbout({ ...answers, about, message: ' ' }))).toEqual({
      message: 'Write your message',
    })
    const long = validateFields(contactFields, withAbout({ ...answers, about, message: 'x'.repeat(9_990) }))
    expect(long.message).toMatch(/^Shorten/)
  })

  it('drops characters that no database stores, and refuses a message of nothing else', () => {
    const answers = { name: 'A', lastName: 'B', email: 'a@b.example', agree: 'yes' }
    expect(toContactMessage({ ...answers, message: 'Hel\0lo' }).message).toBe('Hello')
    expect(() => toContactMessage({ ...answers, message: '\0' })).toThrow(BackendError)
  })

  it('takes only the services that are offered', () => {
    expect(validateFields(contactFields, { service: 'plumbing' }).service).toBe('Choose one of the answers')
  })
})
