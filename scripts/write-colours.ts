/** Writes the colours of content/colours.ts as Sass maps, for styles/settings/_color.scss. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { dark, darkSection, light } from '../content/colours.ts'

const FILE = path.join(import.meta.dirname, '../styles/settings/_colours.generated.scss')

const toMap = (name: string, colours: Readonly<Record<string, string>>) =>
  `$${name}: (\n${Object.entries(colours)
    .map(([role, colour]) => `  '${role}': ${colour},\n`)
    .join('')});\n`

/** Formats the maps as the text of a Sass file. */
export const toSass = (): string =>
  `// Written by scripts/write-colours.ts.\n${toMap('light', light)}${toMap('dark', dark)}${toMap('dark-section', darkSection)}`

export const writeColours = (): void => writeFileSync(FILE, toSass())
