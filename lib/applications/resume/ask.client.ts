import type { Details } from './details/fields.ts'
import { workerSource } from './source.generated.ts'

const PATIENCE_MS = 5_000

/** Reads a resume in a worker, without sending it anywhere. Finds nothing if the browser or the file does not allow it. */
export function askForDetails(file: File, signal: AbortSignal): Promise<Details> {
  return new Promise<Details>((resolve) => {
    const worker = new Worker(workerSource)
    const finish = (details: Details) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(details)
    }
    const timer = setTimeout(() => finish({}), PATIENCE_MS)
    signal.addEventListener('abort', () => finish({}))
    worker.onmessage = ({ data }: MessageEvent<Details>) => finish(data)
    worker.onerror = () => finish({})
    worker.postMessage(file)
  }).catch(() => ({}))
}
