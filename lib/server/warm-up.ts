import { get } from 'node:http'
import { routes } from '../routes.ts'

/** Pages that are made on demand, at addresses that name nothing, and searches: what they need is loaded, indexed and compiled by it. */
const ASKED = [routes.post('-'), routes.job('-'), `${routes.api.posts}?q=a`, `${routes.api.jobs}?q=a`]

const ask = (port: number, path: string) =>
  new Promise<void>((done) => {
    get({ port, path, agent: false }, (answer) => answer.resume().once('close', done)).once('error', () => done())
  })

/**
 * Asks this server, as soon as it answers, for what would keep its first visitor waiting. One after another, so that who comes
 * meanwhile is served between; what fails is left to the visitor, who gets the proper answer to it.
 */
export async function warmUp(port: number): Promise<void> {
  for (const path of ASKED) await ask(port, path)
}
