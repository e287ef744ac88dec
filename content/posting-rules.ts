/** Where a rule applies. All names are compared without case and punctuation. */
export type RulePlace = {
  name: string
  /** Countries, regions and cities in the location of a position. */
  words: readonly string[]
  /** Wider regions, which count only for remote work. */
  remote: readonly string[]
  /** Places elsewhere whose names contain one of `words`. */
  except: readonly string[]
}

const PLACES = {
  eu: {
    name: 'European Union',
    words: [
      ...['EU', 'European Union', 'Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Czech Republic'],
      ...['Denmark', 'Estonia', 'Finland', 'France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia'],
      ...['Lithuania', 'Luxembourg', 'Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania', 'Slovakia', 'Slovenia'],
      ...['Spain', 'Sweden', 'Amsterdam', 'Athens', 'Barcelona', 'Berlin', 'Bratislava', 'Brussels', 'Bucharest'],
      ...['Budapest', 'Copenhagen', 'Dublin', 'Frankfurt', 'Hamburg', 'Helsinki', 'Lisbon', 'Ljubljana', 'Madrid'],
      ...[
        'Milan',
        'Munich',
        'Nicosia',
        'Paris',
        'Prague',
        'Riga',
        'Rome',
        'Rotterdam',
        'Sofia',
        'Stockholm',
        'Tallinn',
      ],
      ...['Valletta', 'Vienna', 'Vilnius', 'Warsaw', 'Zagreb'],
    ],
    remote: ['Europe', 'EMEA'],
    except: [
      'Northern Ireland',
      'Paris, Texas',
      'Dublin, Ohio',
      'Athens, Georgia',
      'Rome, Georgia',
      'Vienna, Virginia',
    ],
  },
  ontario: {
    name: 'Ontario, Canada',
    words: [
      ...['Ontario', 'Toronto', 'Ottawa', 'Mississauga', 'Brampton', 'Hamilton', 'Kitchener', 'Waterloo', 'Markham'],
      ...['Vaughan', 'Oakville', 'Burlington, ON', 'London, ON', 'Windsor, ON', 'Kingston, ON', 'Guelph', 'Barrie'],
    ],
    remote: ['Canada', 'North America'],
    except: ['Ontario, California', 'Hamilton, New Zealand', 'Waterloo, Belgium', 'Waterloo, Iowa'],
  },
} as const satisfies Record<string, RulePlace>

/** The longest range of pay that a rule allows, per year. Pay above `exempt` needs no range. */
export type PayWidth = { currency: string; max: number; exempt: number }

/** A rule of law about postings. `asks` is what a posting must say, or must not. */
export type PostingRule = {
  place: RulePlace
  /** The first day on which it applies (YYYY-MM-DD). */
  since: string
  /** The day on which its source was last read. */
  checked: string
  source: { label: string; href: string }
  text: string
} & (
  | { asks: 'pay' | 'kind' | 'screening' }
  | { asks: 'narrow-pay'; width: PayWidth }
  | { asks: 'no-such-words'; words: readonly string[] }
)

const CHECKED = '2026-11-26'

const EU = {
  place: PLACES.eu,
  // Article 34: the states' own laws apply from this day at the latest, and may ask for more.
  since: '2026-06-07',
  checked: CHECKED,
  source: { label: 'Directive (EU) 2023/970, Article 5', href: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj' },
}

const ONTARIO = {
  place: PLACES.ontario,
  since: '2026-01-01',
  checked: CHECKED,
  source: {
    label: 'Employment Standards Act, Part III.1, and Ontario Regulation 476/24',
    href: 'https://www.ontario.ca/laws/regulation/240476',
  },
}

/**
 * The rules that the Studio knows. It warns of what a posting lacks, and never refuses to publish it. This is not legal
 * advice: laws differ by the size of the company, and change.
 */
export const postingRules: readonly PostingRule[] = [
  {
    ...EU,
    asks: 'pay',
    text: 'Candidates must learn the initial pay or its range before the interview. Give the figures here.',
  },
  {
    ...ONTARIO,
    asks: 'pay',
    text: 'With 25 employees or more, give the expected pay or its range. Pay above 200,000 dollars a year is exempt.',
  },
  {
    ...ONTARIO,
    asks: 'narrow-pay',
    width: { currency: 'CAD', max: 50_000, exempt: 200_000 },
    text: 'The range of pay may span at most 50,000 dollars a year.',
  },
  { ...ONTARIO, asks: 'kind', text: 'Say whether there is a vacancy.' },
  {
    ...ONTARIO,
    asks: 'screening',
    text: 'Say whether artificial intelligence screens, assesses or selects applicants.',
  },
  {
    ...ONTARIO,
    asks: 'no-such-words',
    words: [
      ...['Canadian experience', 'Canadian work experience', 'Canadian industry experience', 'Canadian job experience'],
      ...['experience in Canada', 'experience in the Canadian', 'experience within Canada', 'Canada experience'],
    ],
    text: 'The posting must not require Canadian experience.',
  },
]
