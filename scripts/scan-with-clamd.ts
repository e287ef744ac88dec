/**
 * `node scripts/scan-with-clamd.ts HOST:PORT FILE`, for SCAN_COMMAND: asks ClamAV's service about a file. Exit status 0 means
 * clean, 1 infected, 2 no verdict. In the image it is `scripts/scan-with-clamd.mjs`.
 */
import { askClamd } from '../lib/uploads/ask-clamd.ts'

const [, address = '', port = ''] = /^\[?([^\]]+)\]?:(\d{1,5})$/.exec(process.argv[2] ?? '') ?? []
const file = process.argv[3] ?? ''

// Otherwise an unexpected error would end with the status of an infected file.
try {
  process.exitCode = (await askClamd({ host: address, port: Number(port) }, file)) === 'clean' ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
