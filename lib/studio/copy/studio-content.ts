import { studioPosts } from './studio-posts.ts'

/** Copy of the Studio's page for case studies and journal. */
export const studioContent = {
  title: 'Studies and journal',
  text: 'Case studies are written here. The texts of journal articles are files of the site; their order and pictures are yours.',
  create: 'New case study',
  untitled: 'Untitled',
  noStudies: 'No case study is on the site.',
  hidden: 'Not on the site',
  states: studioPosts.states,
  changes: studioPosts.list.changes,
  studies: 'Case studies',
  articles: 'Journal',
  up: (title: string) => `Move “${title}” up`,
  down: (title: string) => `Move “${title}” down`,
  moved: (title: string, place: number, of: number) => `“${title}” is now number ${place} of ${of}.`,
  picture: (title: string) => `Picture of “${title}”`,
  hint: 'Without a picture, the site shows its drawing.',
  saved: 'Saved. The site shows it within seconds.',
  edit: 'Change the picture',
} as const
