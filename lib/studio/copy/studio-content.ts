/** Copy of the Studio's page for case studies and journal. */
export const studioContent = {
  title: 'Studies and journal',
  text: 'The texts of case studies and journal articles are files of the site, because each has its own figures and parts that a developer checks. Their order and pictures are yours.',
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
