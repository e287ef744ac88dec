import { company } from '../../../content/company.ts'
import type { CheckCode } from '../posts/check-post.ts'
import type { ContentField } from '../posts/post-content.ts'
import type { ListedState } from '../posts/post-draft.ts'
import type { SaveState } from '../saving/save-states.ts'

/** The levels that a post can have, from easy to hard. */
export const postLevels = ['Beginner', 'Intermediate', 'Advanced'] as const

/** The labels of a post's parts. None contains another one, so that tests find each by its name. */
export const postFields: Record<ContentField, string> = {
  title: 'Title',
  subTitle: 'Summary',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  level: 'Level',
  slug: 'Address',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  seoTitle: 'Search headline',
  seoDescription: 'Search description',
  canonical: 'Canonical link',
  body: 'Text',
}

const states: Record<ListedState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  deleted: 'Deleted',
}

const saving: Record<SaveState, string> = {
  saved: 'Everything is saved.',
  waiting: 'Not saved yet.',
  saving: 'Saving …',
  behind: 'Saving …',
  failed: 'Not saved.',
  refused: 'Not saved.',
  conflict: 'Not saved: someone else changed this.',
}

/** Copy of the posts' pages. */
export const studioPosts = {
  title: 'Posts',
  create: 'New post',
  states,
  list: {
    search: 'Search',
    placeholder: 'Title, author, tag',
    filter: 'Show',
    all: 'All',
    none: 'No posts here.',
    sample: {
      title: 'Title of the post',
      facts: 'State · category · author · date',
      text: '“New post” makes a draft. Nobody else sees it on the site until you publish it.',
    },
    untitled: 'Untitled',
    changes: 'with changes that are not published',
    by: 'by',
    edited: 'Edited',
    publishes: 'Publishes',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
  },
  edit: {
    title: 'Post',
    back: 'Back to the list',
    views: 'Views',
    write: 'Write',
    preview: 'Preview',
    versions: 'Versions',
    save: 'Save',
    publish: 'Publish',
    update: 'Update',
    schedule: 'Schedule',
    offline: 'Take offline',
    toDraft: 'Back to draft',
    remove: 'Delete',
    restore: 'Restore',
    view: 'Open on the site',
    publishAt: 'When',
    zone: company.hours.zoneLabel,
    settings: 'Details',
    published: 'The post is published.',
    updated: 'The site shows the post as it is now.',
    scheduled: 'The post will be published at its time.',
    isOffline: 'Visitors no longer see the post.',
    restored: 'The post is back.',
    timeMissing: 'Choose a day and a time.',
    removed: 'The post is deleted. It can be restored.',
    deleted: 'This post is deleted.',
    changes: 'Later changes are not on the site yet.',
    placeholder: 'Write here',
    conversion: {
      text: 'This text was written as HTML. If you edit it here, it loses:',
      kept: 'Until then it stays exactly as it is. You can change everything else.',
      edit: 'Edit the text anyway',
    },
    noAuthor: company.name,
    none: 'None',
    hints: {
      subTitle:
        'One or two sentences. Shown below the title and, without formatting, in search results. Select words to format them.',
      tags: 'Separated by commas.',
      slug: 'The readable part of the address. If you leave it empty, it is made from the title.',
      frozen: 'It stays the same when the title changes. If you change it, the old address leads to the new one.',
      image:
        'Shown above the text: a photograph, or one of the drawings. Without one, the site shows the cloth of the category.',
    },
  },
  checks: {
    title: 'Before publishing',
    fine: 'No problems found.',
    one: 'Look at one thing before publishing',
    many: 'things to look at before publishing',
    note: 'You can publish anyway, as long as there is a title and a text.',
    links: 'Try the links',
    trying: 'Trying the links …',
    linksFine: 'All links work.',
    codes: {
      title: 'The title is missing.',
      body: 'The text is missing.',
      'title-long': 'The title is longer than the 60 characters that search results show.',
      summary: 'There is no summary: search results show the beginning of the text.',
      'summary-long': 'The summary is longer than the 155 characters that search results show.',
      category: 'There is no category.',
      tags: 'There are no tags.',
      'picture-alt': 'The picture has no description. That is fine only if it is decorative.',
      'text-alt': 'A picture in the text has no description. That is fine only if it is decorative.',
      'file-name-alt': 'A picture’s description is a file name, or too long.',
      'heading-order': 'A heading skips a level.',
      'heading-empty': 'A heading is empty.',
      embed: 'The site cannot show this here. Visitors get a link to it.',
      'link-broken': 'A link leads to a page that does not exist or fails.',
      'link-silent': 'A link does not respond.',
      'link-untried': 'A link was not tried. Only public https addresses are, and at most forty.',
    } satisfies Record<CheckCode, string>,
  },
  preview: {
    note: 'This is how visitors will see it, as it was last saved.',
    search: 'In search results',
    card: 'In social networks',
    tooLong: 'The text is longer than a million characters, too long for a preview. Split it into several posts.',
    characters: 'characters',
  },
  versions: {
    none: 'A version is kept when you press Save, when the post is published, and when someone else edits it.',
    save: 'saved',
    publish: 'published',
    show: 'Compare with now',
    restore: 'Bring this version back',
    restored: 'The version is back. The text from before is a version too.',
    same: 'Nothing has changed since.',
  },
  difference: {
    removed: 'Removed',
    added: 'Added',
    gap: 'unchanged lines',
    format: 'Only the formatting differs.',
  },
  conflict: {
    title: 'Someone else saved this',
    text: 'Your text is still here, and nothing was overwritten. Compared with yours, the other version has these changes:',
    by: 'saved at',
    merge: 'Merge both',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    merged: 'Both versions are merged.',
    clash: 'Both are merged. Check what you both changed:',
  },
  copies: {
    title: 'This browser has text that was not saved',
    text: 'It was typed the last time this page was open here. It would change:',
    from: 'Typed at',
    outdated: 'Since then the post was saved by',
    restore: 'Put this text back',
    discard: 'Discard it',
    same: 'It is the same as the current text.',
  },
  saving: {
    ...saving,
    uncopied: 'This browser cannot keep a copy. Copy your text elsewhere before you leave.',
    copied: 'Your text is kept in this browser.',
  },
} as const
