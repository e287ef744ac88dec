/** The second step of `npm start`: checks the configuration, and builds the site if something changed since the last time. */
import { ConfigurationError, getEnv } from '../lib/env.ts'
import { getJobLinkSecret } from '../lib/security/secrets.ts'
import { build, isBuilt, toBuildStamp } from './build-site.ts'

try {
  getEnv()
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(`\n${error.message}\nThe README has a table of all settings.\n`)
  process.exit(1)
}

const stamp = toBuildStamp(getJobLinkSecret())
if (!isBuilt(stamp)) {
  console.log('Building the site (once, and after changes; about a minute) …')
  const code = await build(stamp)
  if (code !== 0) console.error('\nThe build failed; its reason stands above.\n')
  process.exitCode = code
}
if (!process.exitCode) console.log(`Serving ${getEnv().SITE_URL}`)
