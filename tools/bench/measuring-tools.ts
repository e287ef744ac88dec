import { fetchPackages, importFetched } from './fetch-packages.ts'

/** The versions of the tools that measure the figures. */
export const toolVersions = { lighthouse: '13.5.0', autocannon: '9.0.0' }

type Audit = {
  id: string
  score: number | null
  numericValue?: number
  details?: { items?: Record<string, unknown>[] }
}

/** The part of a Lighthouse result that the bench reads. */
export type LighthouseResult = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: LighthouseResult } | undefined>
type Launch = (options: object) => Promise<{ port: number; kill(): void }>
type Autocannon = (options: object) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>

export const fetchTools = () => fetchPackages('bench', toolVersions)

/** Lighthouse and the launcher of Chromium that comes with it. */
export async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  const packages = await fetchTools()
  const { default: lighthouse } = await importFetched(packages, 'lighthouse/core/index.js')
  const { launch } = await importFetched(packages, 'chrome-launcher/dist/index.js')
  return { lighthouse, launch }
}

/** The load generator. */
export const loadAutocannon = async (): Promise<Autocannon> =>
  (await importFetched(await fetchTools(), 'autocannon/autocannon.js')).default
