import type { Weekday } from '../lib/format/opening-hours.ts'

type PhoneName = 'office' | 'sales' | 'support'
type MailboxName = 'hello' | 'sales' | 'partnerships' | 'support' | 'media' | 'careers' | 'privacy' | 'security'
type NetworkName = 'Facebook' | 'LinkedIn' | 'Twitter' | 'Instagram' | 'YouTube'

/** All facts about the company that owns the site. */
export type Company = {
  name: string
  legalName: string
  /** The origin of the name, for the story on /about; null leaves the paragraph out. */
  /** `script` is the name in its own script, with its language. */
  nameOrigin: { title: string; text: string; script?: { text: string; lang: string } } | null
  domain: string
  tagline: string
  founded: number
  description: string
  address: {
    building: string
    street: string
    area: string
    city: string
    postalCode: string
    country: string
    /** ISO 3166-1 alpha-2. */
    countryCode: string
    /** The lines of the address as on an envelope. */
    lines: readonly string[]
  }
  phones: Record<PhoneName, { label: string; display: string; href: string }>
  emails: Record<MailboxName, string>
  hours: {
    /** The IANA name. */
    timeZone: string
    zoneLabel: string
    open: { label: string; time: string; days: readonly Weekday[]; opens: string; closes: string }
    closed: { label: string; time: string; days: readonly Weekday[] }
    /** Hours in which everyone can be reached, on a 24-hour clock. */
    core: { opens: string; closes: string }
  }
  map: { latitude: number; longitude: number; embedUrl: string; linkUrl: string; provider: string }
  /** A network without an address is not shown. */
  social: readonly { name: NetworkName; url: string | null }[]
  /** Figures as shown. Pages read them from here, so that a change applies everywhere. */
  figures: Record<FigureName, string>
  /** The first letters of the references of messages and applications: a few capitals. */
  referencePrefix: string
  responseTimes: Record<'sales' | 'partnerships' | 'support' | 'media', string>
  reviewTime: string
  /** The last working day of `reviewTime`. After it the Studio sends reminders. */
  reviewDays: number
  /** Promises that several pages make. */
  promises: Record<'restores' | 'failovers' | 'study', string>
}

type FigureName =
  | 'teamMembers'
  | 'projects'
  | 'countries'
  | 'satisfaction'
  | 'openPositions'
  | 'careerCountries'
  | 'studyProjects'
  | 'studyIndustries'
  | 'studySatisfaction'
  | 'averageRoi'
  | 'aiModels'
  | 'saasSolutions'
  | 'automationRate'
  | 'newsletterReaders'
