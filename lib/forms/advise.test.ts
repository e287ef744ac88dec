import { applicationFields } from '../applications/steps.ts'
import { advise } from './advise.ts'
import { validateField } from './validate.ts'

function ask(name: string) {
  const field = applicationFields.find((each) => each.name === name)
  if (!field) throw new Error(`no question ${name}`)
  return field
}

describe('advice on an answer', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gimal.com', 'gmail.com'],
    ['GMAIL.CON', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yhaoo.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
  ])('asks whether %s is %s, and takes it all the same', (host, meant) => {
    expect(advise(ask('email'), `rumana@${host}`)?.instead).toBe(`rumana@${meant}`)
    expect(validateField(ask('email'), `rumana@${host}`)).toBeNull()
  })

  it.each([
    ...['gmail.com', 'Gmail.com', 'mail.com', 'email.com', 'ymail.com', 'hotmail.ca', 'hotmail.co.uk', 'yahoo.co.in'],
    ...['yahoo.in', 'small.com', 'company.example', 'xn--e1afmkfd.xn--p1ai', 'buet.ac.bd', 'gmx.com', 'aol.com'],
  ])('says nothing about %s', (host) => expect(advise(ask('email'), `rumana@${host}`)).toBeNull())

  it('says that an address is on another site, and takes it all the same', () => {
    const twitter = 'twitter.com/rumana'
    expect(advise(ask('linkedinLink'), twitter)?.text).toMatch(/not on linkedin\.com/)
    expect(advise(ask('githubLink'), 'https://www.linkedin.com/in/rumana')?.text).toMatch(/not on github\.com/)
    expect(validateField(ask('linkedinLink'), twitter)).toBeNull()
    expect(advise(ask('linkedinLink'), 'https://bd.linkedin.com/in/rumana')).toBeNull()
    expect(advise(ask('linkedinLink'), 'notlinkedin.com/in/rumana')).not.toBeNull()
    expect(advise(ask('portfolioLink'), twitter)).toBeNull()
  })

  it('says how a day was read, unless it was written like that', () => {
    expect(advise(ask('availableToStart'), '5/6/2027')).toEqual({ text: 'This means 5 June 2027.' })
    expect(advise(ask('availableToStart'), '5 June 2027')).toBeNull()
    expect(advise(ask('availableToStart'), 'soon')).toBeNull()
  })
})
