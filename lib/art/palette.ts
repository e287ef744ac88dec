/**
 * What a colour does in a picture: ground cloth, second cloth, quilting thread, three cloths and threads for motifs
 * (main, second, accent), and the stitches on the main one.
 */
const ROLES = ['ground', 'under', 'quilt', 'main', 'second', 'accent', 'over'] as const
/** What a colour does in a picture. */
export type Role = (typeof ROLES)[number]

const TONES = ['paper', 'indigo', 'madder', 'turmeric', 'leaf', 'ink'] as const
/** The cloth that a picture is sewn on. */
export type Tone = (typeof TONES)[number]

/** `auto` follows the reader's scheme, the others have plain colours. `print` has flat ends of thread, for small PDFs. */
export type Scheme = 'auto' | 'light' | 'print'

/** The company's colours outside a tone, for what is drawn around pictures. */
export const PLAIN = {
  paper: '#faf7f1',
  ink: '#171a2b',
  indigo: '#2c3a8e',
  madder: '#b5392c',
  turmeric: '#e2a72e',
} as const

type Colours = Readonly<Record<Role, string>>

const row = (colours: string): Colours => {
  const [ground = '', under = '', quilt = '', main = '', second = '', accent = '', over = ''] = colours.split(' ')
  return { ground, under, quilt, main, second, accent, over }
}

/** ground, under, quilt, main, second, accent, over: by tone, light then dark. */
const palettes: Readonly<Record<Tone, readonly [light: Colours, dark: Colours]>> = {
  paper: [
    row('#faf7f1 #efe7d6 #b9bdd8 #2c3a8e #b5392c #e2a72e #faf7f1'),
    row('#191d38 #222850 #48528f #ece3d0 #d8604f #e2a72e #191d38'),
  ],
  indigo: [
    row('#2c3a8e #233078 #6371c4 #faf7f1 #e2a72e #e0705f #2c3a8e'),
    row('#232d70 #1b2459 #4f5cab #ece3d0 #e2a72e #d8604f #232d70'),
  ],
  madder: [
    row('#b5392c #9e2d22 #db7b6e #faf7f1 #e9b548 #232d70 #b5392c'),
    row('#8c2c23 #76221a #b35b50 #ece3d0 #e2a72e #1b2459 #8c2c23'),
  ],
  turmeric: [
    row('#e2a72e #d4961b #b67b0c #2c3a8e #b5392c #faf7f1 #faf7f1'),
    row('#b9841c #a57312 #8a5e0a #1b2459 #8c2c23 #f1e8d6 #f1e8d6'),
  ],
  leaf: [
    row('#2e6b4e #255a40 #659c80 #faf7f1 #e2a72e #e0705f #2e6b4e'),
    row('#24543d #1c4531 #4c7f66 #ece3d0 #e2a72e #d8604f #24543d'),
  ],
  ink: [
    row('#171a2b #22263d #4a5075 #faf7f1 #e0705f #e2a72e #171a2b'),
    row('#2a2e55 #333866 #585e99 #ece3d0 #d8604f #e2a72e #2a2e55'),
  ],
}

/** The variable that carries a role's colour within one picture. */
export function toColour(role: Role): string {
  return `var(--${role[0]})`
}

/** Rules that give a picture, by its id, its colours in both schemes. */
export function toColourRules(id: string, tone: Tone): string {
  const [light, dark] = palettes[tone]
  const rule = (colours: Colours) => `#${id}{${ROLES.map((role) => `--${role[0]}:${colours[role]}`).join(';')}}`
  return `${rule(light)}@media(prefers-color-scheme:dark){${rule(dark)}}`
}

/** Plain colours instead of variables, for programs that draw SVG but know no custom properties. */
export function withoutVariables(svg: string, tone: Tone): string {
  const colours = palettes[tone][0]
  return ROLES.reduce((text, role) => text.replaceAll(toColour(role), colours[role]), svg)
}
