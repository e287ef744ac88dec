import { tones } from '../../content/colours.ts'

/**
 * What a colour does in a picture: ground cloth, second cloth, quilting thread, three cloths and threads for motifs
 * (main, second, accent), and the stitches on the main one.
 */
const ROLES = ['ground', 'under', 'quilt', 'main', 'second', 'accent', 'over'] as const
/** What a colour does in a picture. */
export type Role = (typeof ROLES)[number]

/** The cloth that a picture is sewn on. */
export type Tone = keyof typeof tones

/** `auto` follows the reader's scheme, the others have plain colours. `print` has flat ends of thread, for small PDFs. */
export type Scheme = 'auto' | 'light' | 'print'

type Colours = Readonly<Record<Role, string>>

/** The variable that carries a role's colour within one picture. */
export function toColour(role: Role): string {
  return `var(--${role[0]})`
}

/** Rules that give a picture, by its id, its colours in both schemes. */
export function toColourRules(id: string, tone: Tone): string {
  const rule = (colours: Colours) => `#${id}{${ROLES.map((role) => `--${role[0]}:${colours[role]}`).join(';')}}`
  return `${rule(tones[tone].light)}@media(prefers-color-scheme:dark){${rule(tones[tone].dark)}}`
}

/** Plain colours instead of variables, for programs that draw SVG but know no custom properties. */
export function withoutVariables(svg: string, tone: Tone): string {
  const colours: Colours = tones[tone].light
  return ROLES.reduce((text, role) => text.replaceAll(toColour(role), colours[role]), svg)
}
