import { readDocx } from './docx/read-docx.ts'
import { startWorker } from './worker.ts'

startWorker(readDocx)
