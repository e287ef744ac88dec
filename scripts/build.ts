/**
 * `npm run build`: the enhancement module, then the site. `npm start` finds it built, and only serves it. With `-- --standalone` it
 * also makes `.next/standalone`, a folder that runs with `node server.mjs` and nothing else (docs/operations.md).
 */
import { configure, exitOnConfigurationError } from '../lib/db/configure.ts'
import { getEnv } from '../lib/env.ts'
import { getJobLinkSecret, getSigningSecret } from '../lib/security/secrets.ts'
import { build, toBuildStamp } from './build-site.ts'
import { completeStandalone, findPackedData, standaloneFolder } from './standalone-folder.ts'

async function buildStandalone(): Promise<number> {
  process.env.STANDALONE = '1'
  const { DATA_DIR } = await exitOnConfigurationError(getEnv)
  const packed = findPackedData(DATA_DIR)
  if (packed) {
    console.error(
      `\nDATA_DIR is in ${packed}, which is packed: what people sent would be too. Choose another folder.\n`,
    )
    return 1
  }
  await configure()
  const code = await build()
  if (code !== 0) return code
  await completeStandalone()
  console.log(`Made ${standaloneFolder}: PORT=3000 DATA_DIR=/data node server.mjs`)
  return 0
}

async function buildHere(): Promise<number> {
  await configure()
  return build(toBuildStamp([getJobLinkSecret(), getSigningSecret()]))
}

process.exit(await (process.argv.includes('--standalone') ? buildStandalone() : buildHere()))
