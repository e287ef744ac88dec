import { studioPosts } from './studio-posts.ts'

/** Copy of the Studio's page for case studies and journal. */
export const studioContent = {
  title: 'Studies and journal',
  text: 'Case studies and journal articles are written here. The buttons change their order on the site.',
  create: 'New case study',
  createArticle: 'New article',
  untitled: 'Untitled',
  noStudies: 'No case study is on the site.',
  noArticles: 'No article is on the site.',
  hiddenStudies: 'Case studies that are not on the site',
  hiddenArticles: 'Articles that are not on the site',
  states: studioPosts.states,
  changes: studioPosts.list.changes,
  studies: 'Case studies',
  articles: 'Journal',
  up: (title: string) => `Move “${title}” up`,
  down: (title: string) => `Move “${title}” down`,
  moved: (title: string, place: number, of: number) => `“${title}” is now number ${place} of ${of}.`,
} as const
