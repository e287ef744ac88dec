import { readCanonical } from '../seo/canonical.ts'
import { contentSchema } from '../studio/posts/content-schema.ts'
import { type OldPost, toOldPath } from './old-post.ts'
import { toWords } from './to-content.ts'

type SearchFields = { seoTitle: string; seoDescription: string; canonical: string; notes: string[] }

/** Returns a canonical link that is still true here, or '' and why it is not. */
function toCanonical({ canonical, paths }: OldPost, site: string): { canonical: string; note: string } {
  if (canonical === '') return { canonical, note: '' }
  const path = site ? toOldPath(canonical, site) : ''
  // A post that names itself repeats no other page.
  if (paths.includes(path)) return { canonical: '', note: '' }
  if (path !== '') return { canonical: '', note: 'Its canonical link leads to the old site and was left out.' }
  const address = readCanonical(canonical) ? contentSchema.shape.canonical.safeParse(canonical).data : undefined
  if (address === undefined)
    return { canonical: '', note: 'Its canonical link is no full address with https:// and was left out.' }
  return { canonical: address, note: '' }
}

/** Returns what search engines should show of an old post, checked as in the Studio, and notes on what was left out. */
export function toSearchFields(post: OldPost, site: string): SearchFields {
  const notes: string[] = []
  const check = (name: 'seoTitle' | 'seoDescription', what: string) => {
    const { data, error } = contentSchema.shape[name].safeParse(toWords(post[name]))
    if (error) notes.push(`Its ${what} ${error.issues[0]?.message} and was left out.`)
    return data ?? ''
  }
  const seoTitle = check('seoTitle', 'search headline')
  const seoDescription = check('seoDescription', 'search description')
  const { canonical, note } = toCanonical(post, site)
  if (note) notes.push(note)
  return { seoTitle: seoTitle === toWords(post.title) ? '' : seoTitle, seoDescription, canonical, notes }
}
