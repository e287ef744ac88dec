import type { FormField } from '../../forms/types.ts'
import { TEXT_LIMITS } from '../../limits.ts'

const phone = (name: string, label: string): FormField => ({
  name: `phones.${name}`,
  label,
  kind: 'tel',
  required: 'Enter a phone number',
  max: TEXT_LIMITS.phone,
})
const email = (name: string, label: string): FormField => ({
  name: `emails.${name}`,
  label,
  kind: 'email',
  required: 'Enter an email address',
  max: TEXT_LIMITS.email,
})
const line = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: 'text',
  required: 'Enter it',
  max: TEXT_LIMITS.line,
  ...more,
})
const network = (name: string): FormField => ({
  name: `social.${name}`,
  label: name,
  kind: 'url',
  max: TEXT_LIMITS.url,
})

/** The parts of the form of the company's facts. */
export const companyParts: readonly { title: string; text?: string; fields: readonly FormField[] }[] = [
  {
    title: 'Phones',
    text: 'With + and the country code, written as visitors should read it.',
    fields: [phone('office', 'Office phone'), phone('sales', 'Sales phone'), phone('support', 'Support phone')],
  },
  {
    title: 'Email addresses',
    text: 'Where visitors write to, and where answers to the site’s mails go. Who gets copies of messages and applications is a setting of the server.',
    fields: [
      email('hello', 'General address'),
      email('sales', 'Sales address'),
      email('partnerships', 'Partnerships address'),
      email('support', 'Support address'),
      email('media', 'Media address'),
      email('careers', 'Careers address'),
      email('privacy', 'Privacy address'),
      email('security', 'Security address'),
    ],
  },
  {
    title: 'Postal address',
    text: 'If the office moves, move the pin of the map as well.',
    fields: [
      line('address.building', 'Building', { required: undefined }),
      line('address.street', 'Street'),
      line('address.area', 'Area'),
      line('address.city', 'City'),
      line('address.postalCode', 'Postal code', { required: undefined }),
      line('address.country', 'Country'),
      line('address.countryCode', 'Country code', { hint: 'Two letters, for search engines', max: 2 }),
      line('map.latitude', 'Latitude of the map', { hint: 'In degrees, such as 23.787', max: 12 }),
      line('map.longitude', 'Longitude of the map', { hint: 'In degrees, such as 90.4152', max: 12 }),
    ],
  },
  {
    title: 'Office hours',
    text: 'In the company’s time zone, which only the file can change. All other days are closed.',
    fields: [
      line('hours.days', 'Open days', { hint: 'For example Sunday to Thursday, or Monday, Wednesday and Friday' }),
      line('hours.opens', 'Opens at', { hint: 'On a 24-hour clock, such as 09:30', max: 5 }),
      line('hours.closes', 'Closes at', { hint: 'On a 24-hour clock, such as 18:00', max: 5 }),
    ],
  },
  {
    title: 'Social links',
    text: 'A network without an address is not shown.',
    fields: ['Facebook', 'LinkedIn', 'Twitter', 'Instagram', 'YouTube'].map(network),
  },
]

export const companyFields: readonly FormField[] = companyParts.flatMap(({ fields }) => fields)

/** Copy of the page of the company's facts. */
export const companyCopy = {
  title: 'Company',
  lead: 'These facts are in the footer, on the contact page, in mails, in the legal texts and in the data for search engines. A saved change is everywhere within seconds.',
  profile:
    'The company profile (PDF) keeps the facts of the file content/company.ts: a developer makes it with “npm run profile --prefix tools”.',
  save: 'Save the facts',
  saved: 'The facts are saved.',
  fileSays: (value: string) => (value === '' ? 'Empty in the file.' : `In the file: ${value}`),
  toFile: 'Back to the file’s value',
  toFileOf: (label: string) => `Back to the file’s value: ${label}`,
} as const

const heroLabel = 'Photograph'

/** The fields of the picture of the home page. */
export const heroFields: readonly FormField[] = [
  { name: 'hero', label: heroLabel, kind: 'text' },
  { name: 'heroAlt', label: 'What the picture shows', kind: 'text' },
]

/** Copy of the form of the picture of the home page. */
export const heroCopy = {
  title: 'Picture of the home page',
  text: 'A photograph takes the place of the drawing at the top of the home page. Its place is about square, so the sides of a wide picture are cut.',
  label: heroLabel,
  hint: 'At least 1200 pixels wide. Without one, the page shows the drawing.',
  remove: 'Back to the drawing',
  save: 'Save the picture',
  saved: 'The home page shows the photograph.',
  savedDrawing: 'The home page shows the drawing.',
} as const
