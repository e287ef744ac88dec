import { about } from '../../../content/about.ts'
import type { FormField } from '../../forms/types.ts'
import { TEXT_LIMITS } from '../../limits.ts'

const { profileLabels } = about.team

const toLink = (name: string, label: string): FormField => ({ name, label, kind: 'url', max: TEXT_LIMITS.url })

/** The fields of a team member, in their order. */
export const memberFields: readonly FormField[] = [
  { name: 'name', label: 'Name', kind: 'text', required: 'Enter the name', max: TEXT_LIMITS.name },
  { name: 'designation', label: 'Designation', kind: 'text', required: 'Enter the designation', max: TEXT_LIMITS.line },
  {
    name: 'bio',
    label: 'Bio',
    kind: 'area',
    hint: 'A few sentences. Select words to format them.',
    max: TEXT_LIMITS.short,
  },
  toLink('linkedinLink', profileLabels.linkedin),
  toLink('twitterLink', profileLabels.twitter),
  toLink('githubLink', profileLabels.github),
]

/** The photo, which has a separate component. */
export const photoField: FormField = { name: 'image', label: 'Photo', kind: 'file' }

/** Copy of the team's page. */
export const teamCopy = {
  title: 'Team',
  lead: 'The order here is the order on the site. The first three are the leaders on Home.',
  list: 'Team in page order',
  empty: 'Nobody is on the team page yet.',
  sample: {
    title: 'Name',
    facts: 'Designation',
    text: '“Add someone” puts a person on the team page, with a photo or their initials.',
  },
  add: 'Add someone',
  addTitle: 'Add to the team',
  edit: 'Edit',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  drag: 'Drag to move',
  of: (action: string, name: string) => `${action}: ${name}`,
  photoHint: 'Square, with the face in the middle. Without one, the site draws the initials.',
  save: 'Save',
  cancel: 'Cancel',
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
  first: (name: string) => `${name} is already first.`,
  last: (name: string) => `${name} is already last.`,
  saved: (name: string) => `${name} is saved, and shown on the site.`,
  removed: (name: string) => `${name} is removed from the site.`,
  restored: (name: string) => `${name} is back.`,
} as const
