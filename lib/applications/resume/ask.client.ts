import { HEAD_BYTES, PDF } from '../../uploads/content.ts'
import { NOTHING_READ, type ResumeAnswer, type ResumeReading, type WorkerMessage } from './read-resume.ts'
import { docxWorkerSource, pdfWorkerSource } from './source.generated.ts'

/** The longest time that a worker may take to load, and then to read. */
const MAX_LOADING_MS = 20_000
const MAX_READING_MS = 5_000

/** Returns whether the visitor asked to save data. The worker for PDFs has a size of 400 kB. */
const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function askWorker(source: string, file: File, signal: AbortSignal | undefined): Promise<ResumeAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(source)
    const finish = (answer: ResumeAnswer) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const giveUp = () => finish(NOTHING_READ)
    let timer = setTimeout(giveUp, MAX_LOADING_MS)
    signal?.addEventListener('abort', giveUp)
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data !== 'ready') return finish(data)
      clearTimeout(timer)
      timer = setTimeout(giveUp, MAX_READING_MS)
    }
    worker.onerror = giveUp
    worker.postMessage(file)
  })
}

/** Reads a file in a worker, without sending it anywhere. Finds nothing if the browser or the file does not allow it. */
async function ask(file: File, signal?: AbortSignal): Promise<ResumeAnswer> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    const isPdf = String.fromCharCode(...head).includes(PDF)
    if (isPdf && isSavingData()) return NOTHING_READ
    return await askWorker(isPdf ? pdfWorkerSource : docxWorkerSource, file, signal)
  } catch {
    return NOTHING_READ
  }
}

/** Returns what a machine reads in a resume: the details of its author, as far as they are certain, and its text. */
export async function readInBrowser(file: File, signal: AbortSignal): Promise<ResumeReading> {
  const answer = await ask(file, signal)
  return answer === 'needs-password' ? NOTHING_READ : answer
}

/** Returns whether a PDF is known to need a password. */
export const needsPassword = async (file: File): Promise<boolean> => (await ask(file)) === 'needs-password'
