import { readDetails } from './read-details.ts'

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await readDetails(new Uint8Array(await data.arrayBuffer())))
})
