import { readPdf } from './pdf/read-pdf.ts'
import { startWorker } from './worker.ts'

startWorker(readPdf)
