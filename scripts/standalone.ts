/** `npm run standalone`: `.next/standalone`, a folder that runs with `node server.mjs` and nothing else. See docs/operations.md. */
import { configure, exitOnConfigurationError } from '../lib/db/configure.ts'
import { getEnv } from '../lib/env.ts'
import { build } from './build-site.ts'
import { completeStandalone, findPackedData, standaloneFolder } from './standalone-folder.ts'

process.env.STANDALONE = '1'
const { DATA_DIR } = await exitOnConfigurationError(getEnv)
const packed = findPackedData(DATA_DIR)
if (packed) {
  console.error(`\nDATA_DIR is in ${packed}, which is packed: what people sent would be too. Choose another folder.\n`)
  process.exit(1)
}
await configure()
const code = await build()
if (code === 0) {
  await completeStandalone()
  console.log(`Made ${standaloneFolder}: PORT=3000 DATA_DIR=/data node server.mjs`)
}
process.exit(code)
