import { ownBuffers } from './own-buffers.ts'

it('a small buffer that is kept holds no more memory than its own', () => {
  const { poolSize } = Buffer
  try {
    ownBuffers()
    expect(Buffer.concat([Buffer.from('missing')]).buffer.byteLength).toBe(7)
  } finally {
    Buffer.poolSize = poolSize
  }
})
