import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'healthcare',
  title: 'Healthcare',
  summary: 'Hospitals, laboratories, clinics and medical suppliers.',
  description:
    'A nurse at the end of a night shift is the user to design for. Fewer screens, larger type, and nothing that asks twice for what the system knows.',
  subSectors: [
    {
      slug: 'hospitals-and-clinics',
      title: 'Hospitals & Clinics',
      text: 'Admission, wards, billing and discharge on one record, with roles that match the rota.',
    },
    {
      slug: 'laboratories-and-imaging',
      title: 'Laboratories & Imaging',
      text: 'Orders, samples and results joined by bar code; reports on the patient’s phone the same evening.',
    },
    {
      slug: 'telehealth',
      title: 'Telehealth',
      text: 'Video visits over weak lines, prescriptions, follow-up by text message.',
    },
  ],
  solutions: [
    'Electronic patient records',
    'Laboratory information systems',
    'Appointment and queue management',
    'Triage support, with a clinician in charge',
    'Stock of medicines and cold chain',
  ],
  learnMore: { label: 'Learn More about healthcare', href: routes.industry('healthcare') },
}

/** /industries/healthcare */
export const healthcare: IndustryPage = {
  slug: 'healthcare',
  inMenu: 'Hospitals, labs, telehealth',
  sector,
  meta: {
    get title() {
      return `Healthcare software company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds patient records and laboratory systems that work through a power cut.`
    },
  },
  title: 'Healthcare',
  headline: 'The record at the bedside, power cut or not.',
  get lead() {
    return `${toOpening()} builds for hospitals, laboratories and clinics. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Records, laboratory, appointments and stock that fit the ward round and not the other way round. Systems keep working when the line is down, and the paper form that replaces them in an emergency is part of the delivery.',
  },
  forWhom: {
    title: 'Who asks us in',
    items: [
      'Hospitals where a patient says the same name at five desks.',
      'Laboratories whose results are ready at four and collected the next day.',
      'Clinic groups in which every branch has its own list of medicines.',
      'Suppliers who must prove the temperature of each box, all the way.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Shamim Ara Khondker',
      text: 'She ran the network of a district hospital, and walks from the bedside to the generator before anything is drawn.',
    },
    evidence: {
      title: '99.4% of visits recorded on the day',
      text: 'In 41 clinics, counted against the numbers on the queue tickets over a whole quarter. It was 87% before. Two clinics kept their paper register.',
      link: { label: 'Patient records that work offline', href: routes.caseStudy('offline-patient-records') },
    },
    price:
      'Three shifts of watching, with a report of two pages: 1,500, fixed. The first ward: 16,000 to 30,000. Further wards are priced by the bed and the month.',
    firstDays:
      'Day one: a call with your medical director and whoever looks after the machines. Day two: dates for the three shifts, and a list of what happens here when the line is down.',
  },
  howWeWork: {
    title: 'Along the corridor',
    steps: [
      { title: 'Three shifts', text: 'We follow a nurse, a clerk and a technician through one each.' },
      { title: 'One ward', text: 'The first version runs on a single ward, with us on a chair.' },
      { title: 'Safety review', text: 'Your clinicians list what could go wrong, and we close it.' },
      { title: 'Site by site', text: 'Training at the desk in half-hours, between rounds.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('app-development', 'industry-application', 'machine-learning', 'cyber-security'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Which standards do you support?',
        answer:
          'HL7 v2 for machines that speak nothing else, FHIR for everything new, DICOM for images, LOINC and ICD codes where your laboratory is ready for them.',
      },
      {
        question: 'Does the software diagnose?',
        answer: 'No. It sorts, reminds and shows what is unusual. A clinician decides, and the record says who.',
      },
      {
        question: 'What happens in a power cut?',
        answer:
          'Wards carry on with a local copy for as long as its batteries last: twelve hours each, and there are two. Afterwards the entries are joined, and doubtful ones are shown to a person.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Mobile Development', 'Security'],
    industries: ['Healthcare'],
    tags: ['Healthcare', 'Privacy', 'Offline First', 'Interoperability'],
    articles: ['software-that-expects-the-power-to-go'],
  },
  callToAction: {
    title: 'Let us follow one night shift',
    text: 'We bring our own coffee and stay out of the way. In the morning you get two pages.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Healthcare' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
