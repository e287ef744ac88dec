import { type ReadText, readResume, type WorkerMessage } from './read-resume.ts'

const send = (message: WorkerMessage) => postMessage(message)

/** Starts a worker that answers each file with what a machine reads in it. */
export function startWorker(readText: ReadText): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    send(await readResume(data, readText))
  })
  send('ready')
}
