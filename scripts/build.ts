/** `npm run build`: the enhancement module, then the site. `npm start` finds it built, and only serves it. */
import { getJobLinkSecret, getSigningSecret } from '../lib/security/secrets.ts'
import { configure, stopOnFault } from '../server/configure.ts'
import { build, toBuildStamp } from './build-site.ts'

await configure()
const secrets = await stopOnFault(() => [getJobLinkSecret(), getSigningSecret()])
process.exit(await build(toBuildStamp(secrets)))
