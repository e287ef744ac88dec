import { type ReadText, readDetails, type WorkerMessage } from './read-details.ts'

const send = (message: WorkerMessage) => postMessage(message)

/** Starts a worker that answers each file with the details in it. */
export function startWorker(readText: ReadText): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    send(await readDetails(data, readText))
  })
  send('ready')
}
