/** A link or button: its label and an address from lib/routes.ts (or mailto:, tel:, or a full address outside the site). */
export type Link = { label: string; href: string }

/** A figure as text ("50+"), what it counts, and, for figures that look alike, how this one is counted. */
export type Figure = { value: string; label: string; detail?: string }

/** A heading and the sentence or two below it. */
export type Intro = { title: string; text: string }

/** A titled paragraph: a value, a benefit, a reason. */
export type Item = { title: string; text: string }

/** An `Intro` that is a separate section, reachable under its id. */
export type Section = Intro & { id: string }

/** A picture with its text alternative: the key of a photograph, or else the subject of its drawing in lib/art. */
export type Picture = { subject: string; image?: string; alt: string; caption: string }

/** A quotation and its author. */
export type Quote = { quote: string; author: string; position: string; company: string }

/** A question that visitors ask, and its answer; `link` ends the answer. */
export type Question = { question: string; answer: string; link?: Link }

/** A value in a form or an address, and its label on the page. */
export type Option = { value: string; label: string }

/** A link in a menu to a section; `slug` is the id of the section. */
export type MenuItem = Link & { slug: string }
/** Items of a menu under one title. */
export type MenuGroup = { title: string; slug: string; items: readonly MenuItem[] }
/** A landing page in a menu, with a line of description. */
export type MenuRow = Link & { text: string }
/** A menu of the header: groups, the landing pages, and a link to all. */
export type Menu = {
  label: string
  href: string
  viewAll: Link
  groups: readonly MenuGroup[]
  rows: readonly MenuRow[]
}
/** Links of the footer under one title. */
export type FooterColumn = { title: string; links: readonly Link[] }

/** The closing block of a page. */
export type CallToAction = { title: string; text: string; actions: readonly Link[] }

/** The copy of a newsletter box. */
export type NewsletterCopy = {
  title: string
  text: string
  fieldLabel: string
  placeholder: string
  button: string
  note: string
}

/** One of the services on /expertise. `id` of its section is the slug. */
export type Service = {
  slug: string
  title: string
  summary: string
  /** What the client gets, for whom, in what form. */
  description: string
  features: readonly string[]
  /** The link to the landing page. */
  learnMore: Link
}

/** Services of one kind, a section of /expertise. */
export type ServiceGroup = {
  slug: string
  title: string
  description: string
  services: readonly Service[]
}

/** A part of a sector; `slug` is the id of its section on /industries. */
export type SubSector = { slug: string; title: string; text: string }

/** An industry sector, a section of /industries. */
export type Sector = {
  slug: string
  title: string
  summary: string
  description: string
  subSectors: readonly SubSector[]
  solutions: readonly string[]
  /** The link to the sector’s landing page. */
  learnMore: Link
}

/** A link with a line of description. */
export type Tile = Item & { href: string }

/** The evidence on a landing page, and what a client wants to know before asking for a scope. */
export type LandingProof = {
  /** The person who does the work. `name` is one of the team; a person who has left the team is not shown. */
  person: { name: string; text: string }
  /** A result or a finding that no other landing page shows. */
  evidence: Item & { link?: Link }
  price: string
  firstDays: string
}

/** A page under /services or /industries. */
export type LandingPage = {
  slug: string
  /** The key of the photograph in its head. The default is a drawing made from the slug. */
  image?: string
  meta: PageMeta
  title: string
  headline: string
  lead: string
  /** What the client gets. */
  what: Intro
  forWhom: { title: string; items: readonly string[] }
  features: { title: string; items: readonly Item[] }
  proof: LandingProof
  howWeWork: { title: string; steps: readonly Item[] }
  deliverables: { title: string; items: readonly string[] }
  /** Sections of /expertise that belong to this page. */
  services: { title: string; tiles: readonly Tile[] }
  questions: { title: string; items: readonly Question[] }
  /** Tags that find related posts and case studies: any match counts, the first tag leads. `articles` are ids of the journal. */
  related: {
    title: string
    categories: readonly string[]
    industries: readonly string[]
    tags: readonly string[]
    articles?: readonly string[]
  }
  callToAction: CallToAction
}

/** A page under /services, and the links to it. Its title is its name in the menu, on Home and in the sitemap. */
export type ServicePage = LandingPage & {
  /** The line below its name in the menu. */
  inMenu: string
  /** Its name in the footer. */
  inFooter: string
  /** The text of its card on Home. Its slug draws the picture. */
  onHome: string
}

/** A page under /industries, and the sector that /industries describes. */
export type IndustryPage = LandingPage & {
  /** The line below its name in the menu. */
  inMenu: string
  sector: Sector
}

/** A page of legal text. `body` is a list of blocks. */
export type LegalPage = {
  title: string
  lead: string
  /** ISO date of the last substantial change. */
  updated: string
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[]
}
/** A part of a legal text. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** The title (at most 60 characters) and description (50 to 160) for search engines and shared links. */
export type PageMeta = { title: string; description: string }
