// No other file names the company or its domain.

import { toCurrent } from '../lib/current-facts.ts'
import { toMapLinks } from '../lib/format/map-links.ts'
import type { Company } from './company-type.ts'

const name = 'Nokshi'
const domain = 'nokshi.example'
const handle = 'nokshi.example'

// The building and its lane are invented, so the pin marks the neighbourhood only.
const latitude = 23.787
const longitude = 90.4152

/**
 * The facts about the company. An owner can change phones, email addresses, the postal address, hours and social links in
 * the Studio while the site runs, so read them when a page is rendered: a constant would keep the fact of this file.
 */
export const company: Company = toCurrent({
  name,
  legalName: `${name} Technologies Ltd.`,
  nameOrigin: {
    title: 'About the name',
    script: { text: 'নকশি', lang: 'bn' },
    text: `“${name}” is Bengali for design or pattern. It comes from nakshi kantha: old cloth in layers, held together by rows of running stitch until the rows become a picture. No single stitch is clever. The quilt lasts because there are many of them, evenly spaced, and someone checked the back.`,
  },
  domain,
  tagline: 'Software, stitched to last.',
  founded: 2018,
  description: `${name} is an IT and AI solutions provider in Dhaka. Since 2018 it has built, run and maintained software for companies in 15 countries.`,
  address: {
    building: 'Level 6, Shuta House',
    street: '42 Shapla Lane',
    area: 'Gulshan',
    city: 'Dhaka',
    postalCode: '1212',
    country: 'Bangladesh',
    countryCode: 'BD',
    lines: ['Level 6, Shuta House', '42 Shapla Lane, Gulshan', 'Dhaka 1212', 'Bangladesh'],
  },
  phones: {
    office: { label: 'Office', display: '+880 2 1555 0100', href: 'tel:+880215550100' },
    sales: { label: 'Sales', display: '+880 2 1555 0110', href: 'tel:+880215550110' },
    support: { label: 'Support', display: '+880 2 1555 0120', href: 'tel:+880215550120' },
  },
  emails: {
    hello: `hello@${domain}`,
    sales: `sales@${domain}`,
    partnerships: `partnerships@${domain}`,
    support: `support@${domain}`,
    media: `media@${domain}`,
    careers: `careers@${domain}`,
    privacy: `privacy@${domain}`,
    security: `security@${domain}`,
  },
  hours: {
    timeZone: 'Asia/Dhaka',
    zoneLabel: 'Dhaka time (UTC+6)',
    open: {
      label: 'Sunday to Thursday',
      time: '10:00 AM to 6:00 PM',
      days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '10:00',
      closes: '18:00',
    },
    closed: { label: 'Friday and Saturday', time: 'Closed', days: ['Friday', 'Saturday'] },
    core: { opens: '11:00', closes: '16:00' },
  },
  map: {
    latitude,
    longitude,
    ...toMapLinks({ latitude, longitude }),
    provider: 'OpenStreetMap',
  },
  social: [
    { name: 'Facebook', url: `https://www.facebook.com/${handle}` },
    { name: 'LinkedIn', url: `https://www.linkedin.com/company/${handle}` },
    // Hidden until there is an account.
    { name: 'Twitter', url: null },
    { name: 'Instagram', url: null },
    { name: 'YouTube', url: null },
  ],
  figures: {
    teamMembers: '50+',
    projects: '100+',
    countries: '15',
    satisfaction: '98%',
    openPositions: '15+',
    careerCountries: '25+',
    studyProjects: '50+',
    studyIndustries: '15',
    studySatisfaction: '95%',
    averageRoi: '300%',
    aiModels: '500+',
    saasSolutions: '200+',
    automationRate: '95%',
    newsletterReaders: '10,000+',
  },
  referencePrefix: 'NK',
  responseTimes: { sales: '4 hours', partnerships: '24 hours', support: '2 hours', media: '8 hours' },
  reviewTime: '3-5 business days',
  reviewDays: 5,
  promises: { restores: 'once a month', failovers: 'twice a year', study: 'one working day a month' },
})
