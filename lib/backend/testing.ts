import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { SERVICE_OPTIONS } from '../../content/service-options.ts'
import { cleanEnv } from '../testing-env.ts'
import { type Candidate, type ContactMessage, candidateSchema } from './contract.ts'

/** A real `npm run backend`, as its own process. */
export type BackendProcess = { url: string; port: number; pid: number; stop(signal?: NodeJS.Signals): Promise<void> }

/** Starts scripts/backend.ts on a data folder, and on a database elsewhere if given. Port 0 takes any free one. */
export async function startBackendProcess(dataDir: string, port = 0, databaseUrl = ''): Promise<BackendProcess> {
  const script = path.join(process.cwd(), 'scripts/backend.ts')
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', script]
  const child: ChildProcess = spawn(process.execPath, flags, {
    env: {
      ...cleanEnv,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      BACKEND_PORT: String(port),
      BACKEND_HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  if (!child.stdout) throw new Error('The backend has no output')
  const [line] = await once(createInterface(child.stdout), 'line')
  const listening = JSON.parse(String(line)) as { port: number }
  return {
    url: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}

/** Starts a small HTTP server that answers with `listener`. */
export async function startServer(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Sends a complete response. */
export function respond(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Readonly<Record<string, string>> = {},
): void {
  response.statusCode = status
  response.setHeaders(new Map(Object.entries(headers)))
  response.end(body)
}

/** A contact message that every backend accepts. */
export const sampleMessage: ContactMessage = {
  name: 'Amina',
  lastName: 'Sultana',
  email: 'amina@mail.example',
  phone: '',
  company: '',
  service: SERVICE_OPTIONS[0],
  message: 'Could you look at our invoices?',
  agree: true,
}

/** An application that every backend accepts, once job and links exist. Fields that are not here have their default. */
export const sampleCandidate: Candidate = {
  ...candidateSchema.parse({
    name: 'Amina',
    lastName: 'Sultana',
    email: 'amina@mail.example',
    phone: '+880 1700 000000',
    address: 'Dhaka',
    githubLink: 'https://code.example/amina',
    currentPosition: 'Engineer',
    totalExperience: '3-5',
    noticePeriod: '1-month',
    availableToStart: '2027-01-01',
    jobId: '1',
    whyInterested: 'The work.',
    relevantExperience: 'Three years of it.',
    skills: ['SQL', 'Go'],
    workAuthorization: 'citizen',
    resumeLink: 'none',
    coverLetterLink: 'none',
    privacyConsent: true,
  }),
  resumeLink: '',
  coverLetterLink: '',
}
