/**
 * Every colour of the company. The styles, drawings, icons, social cards, emails, the company profile and the browser's
 * bars read them from here. After a change, run `npm run art --prefix tools` and `npm run profile --prefix tools`: they
 * make the files in which colours are stored.
 */

const paper = '#faf7f1'
const linen = '#ece3d0'
const ink = '#171a2b'
const indigo = '#2c3a8e'
const navy = '#232d70'
const midnight = '#1b2459'
const madder = '#b5392c'
const oxblood = '#8c2c23'
const brick = '#d8604f'
const coral = '#e0705f'
const turmeric = '#e2a72e'
const leaf = '#2e6b4e'

/** The colours of pages by their role, in the light scheme. Emails, icons, cards and the profile use them as well. */
export const light = {
  ground: paper,
  layer: '#f2ebdd',
  ink,
  'ink-soft': '#4d4f60',
  primary: indigo,
  'primary-strong': '#1f2a6b',
  'on-primary': paper,
  accent: madder,
  'accent-strong': '#9c2f24',
  mark: turmeric,
  success: leaf,
  control: '#77705f',
  thread: '#b9ae97',
} as const

/** The same roles in the dark scheme. */
export const dark: Readonly<Record<keyof typeof light, string>> = {
  ground: '#12152b',
  layer: '#1b1f3d',
  ink: '#f5efe3',
  'ink-soft': '#c3c0cb',
  primary: '#b3bcf7',
  'primary-strong': '#d5daff',
  'on-primary': '#12152b',
  accent: '#f29184',
  'accent-strong': '#f6a89d',
  mark: '#ecb94a',
  success: '#8fd0ac',
  control: '#9a97ad',
  thread: '#4d5280',
}

/** A section that is dark in both schemes: `dark` with these changes, so that it differs from the page in the dark scheme too. */
export const darkSection = { layer: navy, thread: '#5f6cbb' } as const

/**
 * On the light scheme's primary colour: quiet words, and emphasized words. The mark of a dark browser's tab is quiet
 * too.
 */
export const onPrimary = { soft: '#c9d0f6', mark: '#f0cf8a' } as const

/**
 * The cloths that pictures are sewn on, each in the light and in the dark scheme: the ground, a second ground, the thread of the
 * quilting, three colours of motifs, the stitches on the main one, and the warm colour and the event of a scene.
 */
export const tones = {
  paper: {
    light: {
      ground: paper,
      under: '#efe7d6',
      quilt: '#b9bdd8',
      main: indigo,
      second: madder,
      accent: turmeric,
      over: paper,
      warm: turmeric,
      event: madder,
    },
    dark: {
      ground: '#191d38',
      under: '#222850',
      quilt: '#48528f',
      main: linen,
      second: brick,
      accent: turmeric,
      over: '#191d38',
      warm: turmeric,
      event: brick,
    },
  },
  indigo: {
    light: {
      ground: indigo,
      under: '#233078',
      quilt: '#6371c4',
      main: paper,
      second: turmeric,
      accent: coral,
      over: indigo,
      warm: turmeric,
      event: coral,
    },
    dark: {
      ground: navy,
      under: midnight,
      quilt: '#4f5cab',
      main: linen,
      second: turmeric,
      accent: brick,
      over: navy,
      warm: turmeric,
      event: brick,
    },
  },
  madder: {
    light: {
      ground: madder,
      under: '#9e2d22',
      quilt: '#db7b6e',
      main: paper,
      second: '#e9b548',
      accent: navy,
      over: madder,
      warm: '#e9b548',
      event: navy,
    },
    dark: {
      ground: oxblood,
      under: '#76221a',
      quilt: '#b35b50',
      main: linen,
      second: turmeric,
      accent: midnight,
      over: oxblood,
      warm: turmeric,
      event: midnight,
    },
  },
  turmeric: {
    light: {
      ground: turmeric,
      under: '#d4961b',
      quilt: '#b67b0c',
      main: indigo,
      second: madder,
      accent: paper,
      over: paper,
      warm: paper,
      event: madder,
    },
    dark: {
      ground: '#b9841c',
      under: '#a57312',
      quilt: '#8a5e0a',
      main: midnight,
      second: oxblood,
      accent: '#f1e8d6',
      over: '#f1e8d6',
      warm: '#f1e8d6',
      event: oxblood,
    },
  },
  leaf: {
    light: {
      ground: leaf,
      under: '#255a40',
      quilt: '#659c80',
      main: paper,
      second: turmeric,
      accent: coral,
      over: leaf,
      warm: turmeric,
      event: coral,
    },
    dark: {
      ground: '#24543d',
      under: '#1c4531',
      quilt: '#4c7f66',
      main: linen,
      second: turmeric,
      accent: brick,
      over: '#24543d',
      warm: turmeric,
      event: brick,
    },
  },
  ink: {
    light: {
      ground: ink,
      under: '#22263d',
      quilt: '#4a5075',
      main: paper,
      second: coral,
      accent: turmeric,
      over: ink,
      warm: turmeric,
      event: coral,
    },
    dark: {
      ground: '#2a2e55',
      under: '#333866',
      quilt: '#585e99',
      main: linen,
      second: brick,
      accent: turmeric,
      over: '#2a2e55',
      warm: turmeric,
      event: brick,
    },
  },
} as const
