import { tones } from '../../content/colours.ts'

/**
 * The roles of colours in a picture: ground, second ground, quilting thread, three cloths and threads for motifs
 * (main, second, accent), the stitches on the main one, and two for scenes: a warm colour, and the one of the event.
 */
const ROLES = ['ground', 'under', 'quilt', 'main', 'second', 'accent', 'over', 'warm', 'event'] as const
/** The role of a colour in a picture. */
export type Role = (typeof ROLES)[number]

/** The cloth that a picture is sewn on. */
export type Tone = keyof typeof tones

/** `auto` follows the reader's scheme, the others use light colours. `print` has flat ends of thread, for small PDFs. */
export type Scheme = 'auto' | 'light' | 'print'

type Colours = Readonly<Record<Role, string>>

/** Returns the variable that holds a role's colour within a picture. */
export function toColour(role: Role): string {
  return `var(--${role[0]})`
}

/** Returns rules that set the colours of a picture, by its id, in both schemes. */
export function toColourRules(id: string, tone: Tone): string {
  const rule = (colours: Colours) => `#${id}{${ROLES.map((role) => `--${role[0]}:${colours[role]}`).join(';')}}`
  return `${rule(tones[tone].light)}@media(prefers-color-scheme:dark){${rule(tones[tone].dark)}}`
}

/** Replaces variables with the light colours, for programs that do not support custom properties. */
export function withoutVariables(svg: string, tone: Tone): string {
  const colours: Colours = tones[tone].light
  return ROLES.reduce((text, role) => text.replaceAll(toColour(role), colours[role]), svg)
}
