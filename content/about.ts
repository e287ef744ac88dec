import { routes } from '../lib/routes.ts'
import { anchors } from './anchors.ts'
import { company } from './company.ts'
import type { Company } from './company-type.ts'
import type { CallToAction, Figure, Intro, Item, Picture, Section } from './copy-types.ts'

const { address, figures, founded, name } = company

type Partner = { title: string; text: string; names: readonly string[] }

type AboutPage = {
  hero: Intro & { subject: string }
  figures: { title: string; items: readonly Figure[] }
  story: {
    id: string
    title: string
    paragraphs: readonly string[]
    nameOrigin: Company['nameOrigin']
    years: readonly Item[]
  }
  mission: Intro
  vision: Intro
  values: { title: string; items: readonly Item[] }
  gallery: Intro & { pictures: readonly Picture[] }
  team: Section & { profileLabels: { linkedin: string; twitter: string; github: string }; empty: string }
  partners: Section & { kinds: readonly Partner[] }
  callToAction: CallToAction
}

/** The copy of the about page. The team comes from the backend. */
export const about: AboutPage = {
  hero: {
    title: `About ${name}`,
    get text() {
      return `An IT and AI company in ${address.city}, founded in ${founded} by four engineers who had each inherited one system too many.`
    },
    subject: 'about',
  },

  figures: {
    title: 'In figures',
    items: [
      { value: figures.teamMembers, label: 'team members', detail: 'two thirds of them engineers' },
      { value: figures.projects, label: 'projects', detail: 'finished and handed over, the small ones included' },
      { value: figures.countries, label: 'countries', detail: 'in which a client has an office or a plant' },
      {
        value: figures.satisfaction,
        label: 'satisfaction',
        detail: 'of clients would hire us again (annual survey)',
      },
    ],
  },

  story: {
    id: anchors.ourStory,
    title: 'Our story',
    paragraphs: [
      'The first office was half a floor above a tailor. Our first client was the tailor, who wanted to know which of his measurements were still true. The second was a garment exporter who had seen the tailor’s screen.',
      'That exporter’s order system had been written by a firm which no longer existed, in a version of a language which hardly did. We spent four months reading it before we changed a line. It taught us the two habits we still have: look at the back of the cloth first, and leave it neater than you found it.',
      `The work has spread since then, to banks, hospitals, ports and schools, and to ${figures.countries} countries. Machine learning came in through the factory door, with a forecast of how much thread an order would use. The tailor is still a client. His measurements are in order.`,
    ],
    nameOrigin: company.nameOrigin,
    years: [
      { title: String(founded), text: 'Four people, one client, half a floor.' },
      { title: '2020', text: 'Everyone goes home with a monitor. Most of us never quite come back.' },
      { title: '2021', text: 'The first model goes live: it says how much thread a shirt order will use.' },
      { title: '2023', text: 'The team passes forty; support starts to answer around the clock.' },
      { title: '2025', text: 'The hundredth project is handed over, in the fifteenth country.' },
    ],
  },

  mission: {
    title: 'Mission',
    text: 'To build software that its owners can understand, change and keep, and to leave every client less dependent on us than before.',
  },

  vision: {
    title: 'Vision',
    text: 'That “made in Bangladesh” comes to mean for software what it already means for a well-sewn shirt: it fits, it holds, and it was made at a fair wage.',
  },

  values: {
    title: 'Core values',
    items: [
      {
        title: 'Check the back',
        text: 'What nobody sees decides how long a thing lasts. Tests, backups and documents are looked at as closely as screens.',
      },
      {
        title: 'Say it early',
        text: 'A delay that is known on Sunday is a plan. The same delay on Thursday is an excuse.',
      },
      {
        title: 'Small stitches',
        text: 'Work is cut so that something can be shown every two weeks, and taken back within minutes.',
      },
      {
        title: 'Leave it mendable',
        text: 'Plain tools, written reasons, no tricks. The next person to fix it may be a stranger, or ourselves, tired.',
      },
    ],
  },

  gallery: {
    title: 'Gallery',
    text: 'Eight scenes around the office, drawn by the same program that draws every picture on this site.',
    pictures: [
      {
        subject: 'window',
        alt: 'Stitched drawing of a tall window with a tree of life growing behind it.',
        caption: 'The window on the sixth floor. The tree reached it last spring.',
      },
      {
        subject: 'boats',
        alt: 'Stitched drawing of three country boats on rows of waves.',
        caption: 'The river outing, held each December, rain or shine.',
      },
      {
        subject: 'lotus',
        alt: 'Stitched drawing of an open lotus with eight petals.',
        caption: 'The first thing a new colleague receives: a lotus to stitch. Few finish it.',
      },
      {
        subject: 'paddy',
        alt: 'Stitched drawing of rows of paddy under a round sun.',
        caption: 'Field week with the pond sensors, north of the city.',
      },
      {
        subject: 'two-fish',
        alt: 'Stitched drawing of two fish that circle each other.',
        caption: 'Thursday lunch is cooked by whoever broke the build. Usually it is fish.',
      },
      {
        subject: 'trellis',
        alt: 'Stitched drawing of a lattice of crossing threads.',
        caption: 'The network plan in the server room, before and after it was tidied. This is after.',
      },
      {
        subject: 'paisley',
        alt: 'Stitched drawing of a curved kalka leaf with smaller leaves inside it.',
        caption: 'The pattern on the meeting room wall, copied from a quilt older than the building.',
      },
      {
        subject: 'sun',
        alt: 'Stitched drawing of a sun with long dashed rays.',
        caption: 'Nine in the morning. Nobody is in yet, which is the point.',
      },
    ],
  },

  team: {
    id: anchors.leadershipTeam,
    title: 'Leadership team',
    text: 'The people you meet first, and those you are likely to call later.',
    profileLabels: { linkedin: 'LinkedIn', twitter: 'Twitter', github: 'GitHub' },
    empty: 'The team list is being fetched. Please look again in a minute.',
  },

  partners: {
    id: anchors.partners,
    title: 'Partners',
    text: 'We take no commission from any of them, so you pay what they charge.',
    kinds: [
      {
        title: 'Implementation',
        text: 'Firms that install hardware, cables and meters where our software ends.',
        names: ['Tarabo Electric Works', 'Shonabon Cabling', 'Millrace Metering'],
      },
      {
        title: 'Research',
        text: 'Laboratories with which we share data sets, interns and now and then a paper.',
        names: ['Ichamati Institute of Applied Computing', 'Kopotakkho Language Lab'],
      },
      {
        title: 'Regional',
        text: 'Consultancies that speak with our clients in their own language and time.',
        names: ['Vesterlund & Holm', 'Wadi Four Consulting', 'Harbourline Advisory'],
      },
    ],
  },

  callToAction: {
    title: 'Come and see',
    text: 'Visitors are welcome on any working day. Bring the system that worries you.',
    actions: [
      { label: 'Contact Us', href: routes.contact },
      { label: 'Work with us', href: routes.careers },
    ],
  },
}
