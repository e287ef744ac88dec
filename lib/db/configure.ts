import { checkDataFolder } from '../data-folder.ts'
import { ConfigurationError, type Env, getEnv } from '../env.ts'
import { getKeptSecrets } from '../security/kept-secrets.ts'
import { loadSharedSecrets } from './shared-secrets.ts'

/** Does what reads the configuration; a fault in it ends the program with its message alone. */
export async function exitOnConfigurationError<Value>(act: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`\n${error.message}\ndocs/operations.md has a table of all settings.\n\n`)
    return process.exit(1)
  }
}

/** Returns the checked settings, once the data folder can be written and the secrets are there. Machines may share them. */
export const configure = (): Promise<Env> =>
  exitOnConfigurationError(async () => {
    const env = getEnv()
    checkDataFolder(env.DATA_DIR)
    await loadSharedSecrets(env)
    if (!(env.JOB_LINK_SECRET && env.SIGNING_SECRET)) getKeptSecrets(env)
    return env
  })
