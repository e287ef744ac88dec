/** `npm run build`: the enhancement module, then the site. */
import { getJobLinkSecret } from '../lib/security/secrets.ts'
import { build, toBuildStamp } from './build-site.ts'

process.exit(await build(toBuildStamp(getJobLinkSecret())))
