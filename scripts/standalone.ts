/** `npm run standalone`: `.next/standalone`, a folder that runs with `node server.mjs` and nothing else. See docs/operations.md. */
import { build } from './build-site.ts'
import { completeStandalone, standaloneFolder } from './standalone-folder.ts'

process.env.STANDALONE = '1'
const code = await build()
if (code === 0) {
  await completeStandalone()
  console.log(`Made ${standaloneFolder}: PORT=3000 DATA_DIR=/data node server.mjs`)
}
process.exit(code)
