import type { FormField } from '../../forms/types.ts'
import { LIST_LIMITS } from '../../limits.ts'
import type { ListName } from '../../listing/lists.ts'

const toCount = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** Copy of the page of departments and categories. */
export const listsCopy = {
  title: 'Lists',
  lead: 'The departments of positions and the categories of the blog, in the order in which visitors see them. A saved change is on the site within seconds.',
  introduction: (number: number) => `Introduction ${number}`,
  introductionHint: `Above the posts of the category. At most ${LIST_LIMITS.introduction.toLocaleString('en')} characters.`,
  addressOf: (path: string) => `Address: ${path}`,
  number: (number: number) => `Name ${number}`,
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removed: 'Removed when you save',
  putBack: 'Put back',
  putBackOf: (name: string) => `Put back: ${name}`,
  moveTo: (name: string) => `Move what “${name}” has to`,
  full: `The list has ${LIST_LIMITS.entries} entries, which is the most.`,
  toFile: 'Back to the file’s list',
} as const

/** Copy of each list. `uses` says what an entry has. */
export const listCopies: Record<
  ListName,
  {
    title: string
    text: string
    add: string
    save: string
    saved: string
    uses: (items: number, alerts: number) => string
  }
> = {
  departments: {
    title: 'Departments',
    text: 'A department keeps its address when it gets another name, and its positions get the new name. Job alerts stay with it.',
    add: 'Add a department',
    save: 'Save the departments',
    saved: 'The departments are saved.',
    uses: (items, alerts) =>
      [toCount(items, 'position'), ...(alerts > 0 ? [toCount(alerts, 'job alert')] : [])].join(' and '),
  },
  categories: {
    title: 'Blog categories',
    text: 'A category keeps its address when it gets another name, and its posts get the new name, with all their drafts and versions.',
    add: 'Add a category',
    save: 'Save the categories',
    saved: 'The categories are saved.',
    uses: (items) => toCount(items, 'post'),
  },
}

/** The fields of a list that the server may refuse, named as in its errors. */
export const listFields: readonly FormField[] = [
  { name: 'list', label: 'The list', kind: 'text' },
  { name: 'entries', label: 'The list', kind: 'text' },
  { name: 'moves', label: 'You', kind: 'text' },
  ...Array.from({ length: LIST_LIMITS.entries }, (_, index): FormField[] => [
    { name: `entries.${index}.label`, label: listsCopy.number(index + 1), kind: 'text' },
    { name: `entries.${index}.introduction`, label: listsCopy.introduction(index + 1), kind: 'text' },
  ]).flat(),
]
