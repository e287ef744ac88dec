import { type Line, UNSURE } from '../line.ts'
import type { Details } from './detail-fields.ts'
import { findDetails } from './find-details.ts'

type Part = Partial<Line> | string

const toLine = (part: Part): Line => {
  const given = typeof part === 'string' ? { text: part } : part
  return { text: '', size: 11, page: 1, links: [], before: '', above: '', below: '', isStacked: false, ...given }
}

const find = (parts: Part[], author = ''): Details => findDetails({ lines: parts.map(toLine), author })

const big = (text: string, more: Partial<Line> = {}): Partial<Line> => ({ text, size: 26, ...more })
const email = 'rumana.akter@mail.example'

describe('the name', () => {
  it.each<[string, string, string]>([
    ['RUMANA AKTER', 'Rumana', 'Akter'],
    ['Dr. Rumana Akter, PhD', 'Rumana', 'Akter'],
    ['Rumana Akter (she/her)', 'Rumana', 'Akter'],
    ['Curriculum Vitae of Rumana Akter', 'Rumana', 'Akter'],
    ['Rumana A. Akter', 'Rumana A.', 'Akter'],
    ['Rumana van der Akter', 'Rumana', 'van der Akter'],
    ['রুমানা আক্তার', 'রুমানা', 'আক্তার'],
  ])('is read from a heading: %s', (heading, name, lastName) => {
    expect(find([big(heading), email])).toMatchObject({ name, lastName })
  })

  it.each([
    'Growth Hacker',
    'Rumana Akter Florist',
    'Rumana Events Decorator',
    'Rumana Software Engineer',
    'Rumana',
    'Akter, Rumana',
    'R umana Akter',
    'RumanaAkter Begum',
    `Rum${UNSURE}ana Akter`,
    'Rumana Akter 1990',
    'Rumana MacAkter-DE',
    'RUMANA MACAKTER',
  ])('is not made of %s', (heading) => {
    expect(find([big(heading), email])).toEqual({ email })
  })

  it('needs something besides its size', () => {
    expect(find([big('Rumana Akter'), 'xyz@mail.example'])).toEqual({ email: 'xyz@mail.example' })
    expect(find([big('Rumana Akter')], 'Rumana Akter')).toMatchObject({ name: 'Rumana' })
  })

  it('is taken from two lines where the address knows both, and left out where it knows one', () => {
    const stacked = (below: string) => [
      big('Rumana', { isStacked: true, below }),
      big(below),
      { text: email, before: '' },
    ]
    expect(find(stacked('Akter'))).toMatchObject({ name: 'Rumana', lastName: 'Akter' })
    expect(find(stacked('Gulshan'))).toEqual({ email })
    expect(find([big('Rumana Akter', { isStacked: true, below: 'Gulshan' }), big('Gulshan'), email])).toEqual({ email })
  })

  it('is left out where two lines differ, or the family may come first', () => {
    expect(find([big('Rumana Akter'), { text: 'Salma Begum', before: 'Name' }, email])).toEqual({ email })
    expect(find([big('Nguyễn Thị Akter'), email])).toEqual({ email })
    expect(find([big('Rumana García Akter'), email])).toEqual({ email })
  })
})

describe('the address', () => {
  it('is not that of a referee, an office or one of two', () => {
    expect(find(['References', 'kamal@univ.example'])).toEqual({})
    expect(find(['Supervisor', 'Dr. A. Rahman', 'a.rahman@univ.example', '01911 000111'])).toEqual({})
    expect(find(['info@mail.example'])).toEqual({})
    expect(find(['a.b@mail.example', 'c.d@mail.example'])).toEqual({})
    expect(find([big('Rumana Akter'), 'someone@univ.example', email])).toMatchObject({ email })
  })

  it.each<Part>([
    `rumana${UNSURE}akter@mail.example`,
    'rumana. akter@mail.example',
    'rumana.akter@mail.examplePhone',
    'rumana.akter@mail.exampleDHAKA',
    { text: 'akter@mail.example', above: 'rumana.' },
    { text: 'rumana.akter@mail.ex', below: 'ample' },
    { text: 'rumana.akter@mail.com', below: '.bd' },
    'érumana.akter@mail.example',
    'rumana.akter@localhost',
  ])('is left out where a part may be missing: %j', (line) => {
    expect(find([line]).email).toBeUndefined()
  })
})

describe('the phone number', () => {
  it.each<[Part, string]>([
    ['Mobile: ০১৭১১-০০০০০০', '01711-000000'],
    ['+880 (0) 1711 000000', '+880 (0) 1711 000000'],
    ['Phone: (212) 555-0100', '(212) 555-0100'],
    [{ text: 'Call me', links: ['tel:+8801711000000'] }, '+8801711000000'],
    ['01711-000000, 01911-000000', '01711-000000'],
  ])('is read from %j', (line, phone) => {
    expect(find([line])).toEqual({ phone })
  })

  it.each<Part>([
    '2019 - 2021',
    'Date of birth: 12-05-1990',
    'NID: 01711000000',
    'Fax: +880 2 9876543',
    'Phone: 555 0100 ext 12',
    '(212) 555-0100',
    'ISBN 978-3-16-148410-0',
    { text: '+880 1711 00', below: '00 00' },
    'Served 1 200 000 000 users',
  ])('is not made of %j', (line) => {
    expect(find([email, line])).toEqual({ email })
  })

  it('is left out where two lines have one each', () => {
    expect(find(['01711-000000', 'Mobile: 01911-000000'])).toEqual({})
    expect(find(['01711-000000', 'Experience', 'Padma Systems', 'Call 01911-000000'])).toEqual({})
    expect(find([email, '01711-000000', 'Mobile: 01911-000000'])).toEqual({ email })
  })
})

describe('links', () => {
  it.each<[Part, Details]>([
    ['linkedin.com/in/rumana-akter', { linkedinLink: 'https://linkedin.com/in/rumana-akter' }],
    [
      { text: 'LinkedIn', links: ['http://bd.linkedin.com/in/rumana'] },
      { linkedinLink: 'https://bd.linkedin.com/in/rumana' },
    ],
    ['Website: rumana.example/work', { portfolioLink: 'https://rumana.example/work' }],
    [{ text: 'https://rumana.example', before: 'Portfolio' }, { portfolioLink: 'https://rumana.example' }],
  ])('are read from %j', (line, found) => {
    expect(find([line])).toEqual(found)
  })

  it.each<Part>([
    'github.com/nodejs/node',
    'linkedin.com/company/padma',
    'linkedin.com/in/rumana-',
    { text: 'linkedin.com/in/rumana', below: '-akter' },
    'Wrote ASP.NET and Node.js services for padma.example',
    { text: 'Apply', links: ['javascript:alert(1)'] },
    'Website: javascript:alert(1)',
    'github.com/rumana github.com/tanvir',
  ])('are not made of %j', (line) => {
    expect(find([email, line])).toEqual({ email })
  })
  it.each<Part>([
    'Next.js',
    'Web: HTML, CSS, Next.js',
    'Web: Socket.io',
    'Website: asp.net, node.js',
    { text: 'Booking.com', links: ['https://www.booking.com/'] },
    { text: 'Made with rumana-fans.example', links: ['https://rumana-fans.example/'] },
    { text: '@rumana@mastodon.example', links: ['https://mastodon.example/@rumana'] },
    { text: 'Contributed to React (github.com/facebook)', links: ['https://github.com/facebook'] },
    { text: 'rumana.example', links: ['https://template-maker.example/'] },
    { text: 'LinkedIn: rumana-akter', links: ['https://linkedin.com/in/olivia-wilson'] },
    'www.reallygreatsite.com',
    'linkedin.com/in/yourname',
  ])('are not those of others: %j', (line) => {
    expect(find([big('Rumana Akter'), { text: email, links: [`mailto:${email}`] }, line])).toEqual({
      name: 'Rumana',
      lastName: 'Akter',
      email,
    })
  })

  it('are not those of a section', () => {
    const lines = ['Projects', 'Website: rumana-shop.example', 'github.com/rumana', 'linkedin.com/in/rumana-akter']
    expect(find([email, ...lines])).toEqual({ email })
  })
})

describe('other people', () => {
  const theirs = ['Mobile: 01711-223344', 'kamal@univ.example', 'linkedin.com/in/kamal-uddin']

  it.each([
    'Professional References',
    'References (two)',
    'Reference: 01',
    'Academic Referees',
    'Referencias',
    'রেফারেন্স',
    'Emergency: Kamal Uddin',
    'In case of emergency',
    'Next of kin',
    'Local Guardian',
    'Supervisor: Dr. Kamal Uddin',
    "Father's contact",
    'Spouse',
    'Nominee: Kamal Uddin',
    'Referred by: Kamal Uddin',
    'Current employer: Padma',
  ])('are left out after %s', (heading) => {
    expect(find([big('Rumana Akter'), email, heading, ...theirs])).toEqual({ name: 'Rumana', lastName: 'Akter', email })
  })

  it.each(['Experience', 'Education', 'CAREER SO FAR', 'Zkušenosti'])('are left out in a section: %s', (heading) => {
    const lines = [big('Rumana Akter'), email, { text: heading, size: 14 }, 'Padma', ...theirs]
    expect(find(lines)).toEqual({ name: 'Rumana', lastName: 'Akter', email })
  })

  it.each(['Dear Mr. Uddin,', 'Sehr geehrter Herr Uddin,', 'Subject: Application', 'Yours sincerely,'])(
    'are left out with everything else of a letter: %s',
    (line) => {
      expect(find([big('Kamal Uddin'), 'kamal.uddin@padma.example', line])).toEqual({})
    },
  )
})

describe('details with other words beside or above them', () => {
  const top = [big('Rumana Akter'), email]
  const akter = { name: 'Rumana', lastName: 'Akter', email }

  it.each<[string, Part[]]>([
    ['someone without a title', ['Prof. Anwar Hossain, 01819-445566, anwar@univ.example']],
    ['a colleague', ['Ask Nargis Akhter about me', '01922-334455', 'linkedin.com/in/nargis-akhter']],
    ['a parent', ['Son of Shamsul Alam', 'Mobile: 01912-778899']],
    ['a spouse', ['Wife: Farzana Akter (01711-998877)']],
    ['a landlord', [{ text: '01922-334455', before: 'Landlord' }]],
    ['an uncle', [{ text: ': ০১৯২২-৩৩৪৪৫৫', before: 'চাচার মোবাইল' }]],
    ['an employer', ['Dokan Ltd., Level 4, Gulshan 1', 'Phone: +880 2 98765432', 'Website: www.dokan.example']],
    ['an employer on GitHub', ['github.com/dokan']],
    ['a team on GitHub', ['Team GitHub: github.com/dokan-team']],
    ['clients', [{ text: 'Links', size: 14 }, 'Website: dokan.example', 'github.com/shohoz']],
    ['an office', ['Fax: +880 2 98765432', 'NID: 01711000000']],
    ['the maker of a template', [{ text: 'help@cvwizard.example | +1 800 555 0199 | cvwizard.example', size: 7 }]],
  ])('are those of %s', (_, lines) => {
    expect(find([...top, ...lines])).toEqual(akter)
  })

  it('are found below the name and beside the own address', () => {
    const found = { phone: '01711-000001', githubLink: 'https://github.com/rumana' }
    expect(find([...top, 'Phone: 01711-000001', 'github.com/rumana'])).toEqual({ ...akter, ...found })
    expect(find([big('Rumana Akter'), 'Dhaka', '01711-000001', 'github.com/rumana', email])).toEqual({
      ...akter,
      ...found,
    })
    expect(find(['Dokan Ltd., Engineer', 'Website: dokan.example', ...top, '01711-000001'])).toEqual({
      ...akter,
      phone: '01711-000001',
    })
  })

  it('are those of an agency or a relative if nothing else is given', () => {
    expect(find([big('Rumana Akter'), 'StarStaff Agency', 'placements@starstaff.example', '+91 33 4000 1234'])).toEqual(
      {},
    )
    expect(find([big('Rumana Akter'), 'Father: Kamal Akter', 'kamal.akter@mail.example', '01711-998877'])).toEqual({})
    expect(find([{ text: 'cv@huda.example', size: 8 }, big('Rumana Akter'), 'Driver'])).toEqual({})
  })

  it('are those of whom a file is sent to if a resume follows on its next page', () => {
    const letter = [{ text: 'Rumi Haque', size: 13 }, 'rumi.haque@dokan.example', '+880 1711 223344', 'Hello Rumi,']
    expect(find([...letter, big('Rumana Akter', { page: 2 }), { text: email, page: 2 }])).toEqual({})
  })

  it('are told apart from those of others beside them', () => {
    const own = [
      { text: '01711-000001', before: 'Mobile' },
      { text: email, before: 'Email' },
    ]
    expect(find([big('Rumana Akter'), ...own, { text: '01922-334455', before: 'Landlord' }])).toEqual({
      ...akter,
      phone: '01711-000001',
    })
    expect(find([...top, 'Orders to rumana@shop.example'])).toEqual(akter)
    expect(
      find([big('Padma Digital'), { text: 'Tania Rahman, Founder', size: 14 }, 'tania@padmadigital.example']),
    ).toEqual({})
  })

  it('leave the name open where a second line may be one', () => {
    expect(find([big('Pastry Lover'), { text: 'Rumana Akter', size: 14 }, 'pastry.lover@mail.example'])).toEqual({
      email: 'pastry.lover@mail.example',
    })
    expect(find([big('Rumana Akter'), { text: 'Dog Walker', size: 14 }, email])).toEqual({ email })
    expect(find(['Rumi Haque', 'rumi.haque@dokan.example', 'Hello Rumi,']).name).toBeUndefined()
  })
})

describe('what a template leaves', () => {
  it.each<Part>([
    'hello@reallygreatsite.com',
    'yourname@mail.example',
    'john.doe@example.com',
    '+123-456-7890',
    '(123) 456-7890',
    { text: email, links: ['mailto:your.name@template.example'] },
    { text: 'Email', links: ['mailto:hello@reallygreatsite.com'] },
    { text: '01711-000000', links: ['tel:+15550100999'] },
  ])('is nothing: %j', (line) => {
    expect(find([line])).toEqual({})
  })
})
