/** `npm run build`: the enhancement module, then the site. */
import { build } from './build-site.ts'

process.exit(await build())
