/** The only script of a listing: optional, at most 6.5 kB compressed, and built by scripts/build-enhance.ts. */
import { ListRegion } from './list-region.ts'
import { SavedArticles } from './saved-articles.ts'
import { start } from './start.ts'

start({ 'list-region': ListRegion, 'saved-articles': SavedArticles })
