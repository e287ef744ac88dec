import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Change = (source: string) => string

/**
 * Returns a change that replaces a text. Throws if the file does not contain it, so that this list follows the content.
 */
const replace =
  (from: string | RegExp, to: string): Change =>
  (source) => {
    const changed = source.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to)
    if (changed === source) throw new Error(`The content has no ${from}`)
    return changed
  }

const removeFromList = (file: string, name: string): Change[] => [
  replace(new RegExp(`import \\{ ${name} \\} from './${file}\\.ts'\\n`), ''),
  replace(new RegExp(`\\b${name},\\s?`), ''),
]

/** Removes the last item of a file that ends with a list. */
const removeLastItem: Change = (source) => `${source.slice(0, source.lastIndexOf('\n  {\n'))}\n]\n`

/** Another company has other services, sectors, case studies, essays, posts, jobs and people: these files go, … */
const REMOVED = [
  'services/cybersecurity.ts',
  'industries/hospitality.ts',
  'case-studies/fabric-inspection-by-camera.ts',
  'journal/two-gigabytes.ts',
  'posts/move-from-spreadsheet-to-erp.ts',
]

/** … and these change with them. */
const CHANGED: Record<string, readonly Change[]> = {
  'services/index.ts': [
    ...removeFromList('cybersecurity', 'cybersecurity'),
    replace(
      "import { cloud } from './cloud.ts'\n",
      "import { cloud } from './cloud.ts'\nimport { ferries } from './ferries.ts'\n",
    ),
    replace(/\bcloud,/, 'cloud, ferries,'),
  ],
  'expertise/infrastructure.ts': [replace("routes.service('cybersecurity')", "routes.service('ferries')")],
  'industries/index.ts': removeFromList('hospitality', 'hospitality'),
  'navigation.ts': [replace(/'hospitality-and-tourism',\s*'media-and-entertainment',\s*'real-estate',/, '')],
  'case-studies/index.ts': removeFromList('fabric-inspection-by-camera', 'fabricInspectionByCamera'),
  'industries/manufacturing.ts': [replace(/\n *link: \{[^}]*'fabric-inspection-by-camera'[^}]*\},/, '')],
  'journal/index.ts': removeFromList('two-gigabytes', 'twoGigabytes'),
  'journal/load-shedding.ts': [replace('the-phone-with-two-gigabytes', 'a-third-of-the-reports')],
  'journal/saas-by-the-day.ts': [replace('the-phone-with-two-gigabytes', 'a-third-of-the-reports')],
  'industries/logistics.ts': [replace(/\n *articles: \['the-phone-with-two-gigabytes'\],/, '')],
  'services/mobile-development.ts': [replace(/\n *link: \{[^}]*'the-phone-with-two-gigabytes'[^}]*\},/, '')],
  'posts/index.ts': removeFromList('move-from-spreadsheet-to-erp', 'moveFromSpreadsheetToErp'),
  'jobs.ts': [removeLastItem],
  'team.ts': [removeLastItem],
  'service-options.ts': [replace('  consulting:', "  ferries: 'Ferries',\n  consulting:")],
}

/** Changes the number of services, sectors, case studies, essays, posts, jobs and people in a folder of content. */
export async function changeLists(folder: string): Promise<void> {
  const cloud = await readFile(path.join(folder, 'services/cloud.ts'), 'utf8')
  const ferries = cloud
    .replace('export const cloud:', 'export const ferries:')
    .replace("slug: 'cloud'", "slug: 'ferries'")
    .replace(/\n {2}title: '[^']+'/, "\n  title: 'Ferries'")
    .replace(/inFooter: '[^']+'/, "inFooter: 'Ferry services'")
    .replace(/title: `[^`]+`/, "title: 'Ferries and their timetables'")
    .replace(/(title: 'Ferries and .*\n +description: `\$\{opening\}) \w+/, '$1 ferries')
    .replace(/service: '[\w-]+'/, "service: 'ferries'")
  await writeFile(path.join(folder, 'services/ferries.ts'), ferries)
  for (const file of REMOVED) await rm(path.join(folder, file))
  for (const [file, changes] of Object.entries(CHANGED)) {
    const target = path.join(folder, file)
    const source = await readFile(target, 'utf8')
    await writeFile(
      target,
      changes.reduce((text, change) => change(text), source),
    )
  }
}
