import { readText } from './read-text.ts'

const KB = 1024

/** Creates a body that arrives in chunks of a kilobyte and never ends, without a length; `sent` counts them. */
function createEndless() {
  const counted = { sent: 0 }
  const body = new ReadableStream({
    pull(controller) {
      counted.sent += 1
      controller.enqueue(new Uint8Array(KB).fill(97))
    },
  })
  return { counted, request: toRequest(body) }
}

const toRequest = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://site.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

describe('a body', () => {
  it('is read as it is, whatever its letters', async () => {
    expect(await readText(toRequest('নকশী কাঁথা'), KB)).toBe('নকশী কাঁথা')
    expect(await readText(new Request('https://site.example/', { method: 'POST' }), KB)).toBe('')
  })

  it('that announces too much is not read at all', async () => {
    const request = toRequest('a', { 'content-length': String(2 * KB) })
    await expect(readText(request, KB)).rejects.toThrow('too-long')
    expect(request.bodyUsed).toBe(false)
  })

  it('that never ends is read no further than it may be long', async () => {
    const { counted, request } = createEndless()
    await expect(readText(request, 10 * KB)).rejects.toThrow('too-long')
    expect(counted.sent).toBeLessThan(15)
  })

  it('that breaks off or is no text is malformed', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
    await expect(readText(toRequest(broken), KB)).rejects.toThrow('malformed')
    await expect(readText(toRequest(new Uint8Array([0xff, 0xfe])), KB)).rejects.toThrow('malformed')
  })
})
