import type { Page, Request } from '@playwright/test'

/** The size of a bare page of Next 16.4.6, in bytes, as `npm run bench --prefix tools` weighs it: docs/performance.md. */
export const BARE_SCRIPT = 137_000

type Kind = 'document' | 'stylesheet' | 'script' | 'font' | 'image'

/** The bytes of a first visit by kind, with headers, and the addresses requested. `html` is the page itself without headers. */
export type Weight = { of: (kind: Kind) => number; html: number; all: number; addresses: string[]; fonts: string[] }

async function getBytes(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** Opens a page and adds up everything that the browser requests until the network is idle. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const requests: Request[] = []
  const collect = (request: Request) => {
    if (!request.url().startsWith('data:')) requests.push(request)
  }
  page.on('requestfinished', collect)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('requestfinished', collect)
  const weighed = await Promise.all(
    requests.map(async (request) => ({ kind: request.resourceType(), bytes: await getBytes(request) })),
  )
  const sum = (items: { bytes: number }[]) => items.reduce((total, { bytes }) => total + bytes, 0)
  const addresses = requests.map((request) => request.url())
  return {
    of: (kind) => sum(weighed.filter((item) => item.kind === kind)),
    html: (await requests.find((request) => request.resourceType() === 'document')?.sizes())?.responseBodySize ?? 0,
    all: sum(weighed),
    addresses,
    fonts: addresses.filter((address) => /\.woff2?(\?|$)/.test(address)),
  }
}
