import { startWorker } from './worker.ts'

// In a worker without a window, pdf.js would answer all messages itself.
Object.assign(globalThis, { window: globalThis })
void import('./pdf/read-pdf.ts').then(({ readPdf }) => startWorker(readPdf))
