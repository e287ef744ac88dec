import { getEnv } from '../env.ts'

export function toLoopbackAddress(path: string): URL {
  const { HOST, PORT } = getEnv()
  return new URL(path, `http://${HOST ?? '127.0.0.1'}:${PORT}`)
}
