/** The file that marks a folder as an export of this site. */
export const MARK = 'site.json'
export const FORMAT = 'website-export-1'
/** The folders of an export. */
export const FOLDERS = { posts: 'posts', drafts: 'drafts', pictures: 'pictures' } as const
