/**
 * The picture of each subject, on its page, in lists, feeds, emails and on social cards. Subjects are the ends of
 * addresses (`about`, `cloud`, `ai-fraud-detection`). A post has a picture of its own: `image: 'scene/two-needles'`.
 * `docs/art.md` shows every picture.
 */
export const pictures: Readonly<Record<string, string>> = {
  home: 'river',
  about: 'tree',
  join: 'flower',

  'ai-fraud-detection': 'false-coin',
  'checkout-for-slow-phones': 'one-page',
  'fabric-inspection-by-camera': 'dropped-stitch',
  'offline-patient-records': 'battery-card',

  'web-development': 'shop-page',
  'mobile-development': 'held-phone',
  'ai-ml': 'parrot-and-cards',
  cloud: 'house-under-cloud',
  cybersecurity: 'sewn-padlock',
  'business-solutions': 'red-tape',

  // Categories, for posts without a picture.
  'AI - Machine Learning': 'waves',
  'Backend Development': 'rows',
  'Cloud Computing': 'stripes',
  DevOps: 'teeth',
  'Enterprise Solutions': 'checks',
  'Frontend Development': 'lattice',
  'Mobile Development': 'blocks',
  Security: 'squares',

  careers: 'empty-place',
  expertise: 'roll-of-tools',
  industries: 'row-of-roofs',
  insights: 'lantern',
  journal: 'open-book',
  'case-studies': 'lens-over-seam',
  blog: 'pages-on-line',
  contact: 'sealed-envelope',

  'development-solution': 'growing-wall',
  'it-infrastructure-solution': 'power-pole',
  'ai-and-machine-learning': 'rag-robot',
  'business-solution': 'rising-columns',
  'enterprise-solution': 'three-cogs',

  'hi-tech': 'microchip',
  banking: 'stacks-of-coins',
  insurance: 'umbrella-over-house',
  manufacturing: 'factory-with-thread',
  retail: 'shop-of-jars',
  healthcare: 'stethoscope',
  education: 'blackboard-with-letter',
  'public-sector': 'office-with-flag',
  logistics: 'lorry-on-ferry',
  hospitality: 'room-key',

  'ninety-eight-percent-of-what': 'percent-on-note',
  'software-that-expects-the-power-to-go': 'bulb-on-tied-wire',
  'a-third-of-the-reports': 'pile-of-reports',
  'software-sold-by-the-day': 'calendar-of-days',
  'the-register-on-the-counter': 'register-on-counter',
  'the-restore-nobody-had-timed': 'stopwatch',
  'the-phone-with-two-gigabytes': 'cracked-phone',
  'who-left-in-march': 'key-left-behind',
}
