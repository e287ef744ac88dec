import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Backend } from '../backend/contract.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { startServer } from '../backend/testing.ts'
import { getEnv } from '../env.ts'
import { encryptJobId } from '../jobs/job-link.ts'
import { routes } from '../routes.ts'
import { toQuotaLimits } from '../uploads/file-space.ts'
import type { ErrorMarkup } from './fill-page.ts'
import { type FormDefinition, handleForm } from './handle-form.ts'

/** A contact message as the form sends it. */
export const message = {
  name: 'Rumana',
  lastName: 'Akter',
  email: 'rumana@mail.example',
  message: 'Hello',
  agree: 'yes',
}

/** An application as the form sends it, without its files. */
export const answers = {
  ...message,
  phone: '01711 000000',
  address: 'Dhaka',
  totalExperience: '3-5',
  whyInterested: 'a',
  relevantExperience: 'b',
  privacyConsent: 'yes',
}

const markup: ErrorMarkup = {
  summary: (_, errors) => `<div role="alert">${errors.map(({ message: text }) => text).join('|')}</div>`,
  fieldError: (id, text) => `<p id="${id}">${text}</p>`,
  keptFile: (name) => `<p>${name} is already uploaded.</p>`,
}

const fileInputs = '<input type="file" id="a" name="resume"><input type="file" id="b" name="coverLetterFile">'

function toPage(address = ''): string {
  if (address === routes.job('none')) return '<main data-page="document">It closed.</main>'
  const form = address.startsWith('/job-apply') ? `action="/api/apply">${fileInputs}` : 'action="/api/contact">'
  return `<title>T</title><main data-page="application"><form ${form}<input id="n" name="name"></form></main><script>1</script>`
}

/** The hidden fields of a page that hold the links of files that were kept. */
export const findLinks = (html: string) =>
  Object.fromEntries([...html.matchAll(/name="(\w+Link)" value="([^"]+)"/g)].map(([, field, link]) => [field, link]))

/** The handlers with a data folder, a backend and pages of their own, under these settings. */
export async function startForms(settings: Record<string, string> = {}) {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'forms-'))
  const pages = await startServer((request, response) => response.end(toPage(request.url)))
  jest.replaceProperty(process, 'env', {
    PORT: new URL(pages.url).port,
    DATA_DIR: dataDir,
    JOB_LINK_SECRET: 'a secret that only the tests know',
    SIGNING_SECRET: 'another secret only the tests know',
    NODE_ENV: 'test',
    ...settings,
  })
  const backend = createEmbeddedBackend(dataDir, { limits: toQuotaLimits(getEnv()) })
  const jobId = (await backend.getJobs())[0]?.id ?? ''
  let sender = 0
  return {
    dataDir,
    backend,
    jobId,
    token: encryptJobId(jobId),
    /** Posts a form, each time from another address unless `headers` name one. */
    post(definition: FormDefinition, body: BodyInit, headers: Record<string, string> = {}, to: Backend = backend) {
      sender += 1
      const given = { 'x-forwarded-for': `198.51.100.${sender}`, ...headers }
      const request = new Request(`http://site.example${definition.action}`, { method: 'POST', body, headers: given })
      return handleForm(request, definition, { backend: to, markup })
    },
    /** Returns the number of files in a folder of the data. */
    countFiles(folder: string) {
      const place = path.join(dataDir, folder)
      if (!existsSync(place)) return 0
      return readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    },
    async stop() {
      await backend.close()
      await pages.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
