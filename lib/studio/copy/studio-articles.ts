import type { ArticleBlock, ArticleContent } from '../../backend/article-content.ts'
import { pieceCopy } from './studio-pieces.ts'

/** The labels of a journal article's parts. */
export const articleFields: Record<keyof ArticleContent, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  excerpt: 'Excerpt',
  author: 'Author',
  publishedDate: 'Date of publication',
  tags: 'Tags',
  featured: 'Leads the journal',
  blocks: 'Text',
  related: 'Read next',
  image: 'Picture',
  heroImage: 'Picture at the top of the page',
  slug: 'Address',
  meta: 'Search results',
}

const types: Record<ArticleBlock['type'], string> = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Smaller heading',
  quote: 'Quote',
  list: 'List',
  image: 'Picture',
}

/** Copy of a journal article's page in the Studio. */
export const articleCopy = {
  title: 'Journal article',
  words: {
    published: 'The article is published.',
    updated: 'The site shows the article as it is now.',
    scheduled: 'The article will be published at its time.',
    isOffline: 'Visitors no longer see the article.',
    restored: 'The article is back.',
    removed: 'The article is deleted. It can be restored.',
    deleted: 'This article is deleted.',
  },
  opening: 'Opening',
  hints: {
    ...pieceCopy.hints,
    subtitle: 'A sentence below the title.',
    excerpt: 'A sentence or two, for lists and search results.',
    member: 'Fills in the name and the role.',
    bio: 'Shown at the end of the article. Without it, the page shows the words about this person on the team page.',
    portrait: 'Without one, the site shows the photo of the team page, or draws the initials.',
    subjects: (subjects: string) => `With commas between them. The journal can be filtered by ${subjects}.`,
    featured: 'The latest article that is marked is large at the top of the journal.',
    related: 'If you choose none, the site chooses articles with the same tags.',
    metaDescription: 'Without it, they show the beginning of the excerpt.',
  },
  member: 'Member of the team',
  noMember: 'Someone else',
  author: { name: 'Name', role: 'Role', bio: 'About this person', image: 'Portrait' },
  related: ['Read next, first', 'Read next, second'],
  noRelated: 'Chosen by the site',
  types,
  blocks: {
    title: 'Text',
    one: 'Block',
    add: 'Add a block',
    hint: 'Each paragraph, heading, quote, list and picture is a block.',
    addBelow: 'Add below',
    below: (name: string) => `Add a block below ${name}`,
  },
  block: {
    type: 'Kind of block',
    text: 'Words',
    items: 'Items',
    itemsHint: 'One item in each line. Two stars on each side make words **bold**.',
    author: 'Who says it',
    alt: 'Description for people who cannot see it',
    caption: 'Caption',
    imageHint: 'A photograph, or one of the drawings.',
    drawingHint: 'Without another picture, the site shows its drawing.',
  },
} as const
