import { readDetails } from './read-details.ts'

// Runs beside the page, so that a long file never holds it up, and ends with it.
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await readDetails(new Uint8Array(await data.arrayBuffer()), data.name))
})
