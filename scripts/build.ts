/** `npm run build`: the enhancement module, then the site. `npm start` finds it built, and only serves it. */

import { configure } from '../lib/db/configure.ts'
import { getJobLinkSecret, getSigningSecret } from '../lib/security/secrets.ts'
import { build, toBuildStamp } from './build-site.ts'

await configure()
process.exit(await build(toBuildStamp([getJobLinkSecret(), getSigningSecret()])))
