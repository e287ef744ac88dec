import { checkDataFolder } from '../data-folder.ts'
import { ConfigurationError, type Env, getEnv } from '../env.ts'
import { getSecrets } from '../security/secrets.ts'
import { loadSharedSecrets } from './shared-secrets.ts'

/** Runs `act`. An error in the configuration ends the program with its message, without a stack. */
export async function exitOnConfigurationError<Value>(act: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`\n${error.message}\ndocs/settings.md has a table of all settings.\n\n`)
    return process.exit(1)
  }
}

/** Checks the settings and the data folder, and creates or loads the site's secrets. Returns the settings. */
export const configure = (): Promise<Env> =>
  exitOnConfigurationError(async () => {
    const env = getEnv()
    checkDataFolder(env.DATA_DIR)
    await loadSharedSecrets(env)
    if (!(env.JOB_LINK_SECRET && env.SIGNING_SECRET)) getSecrets(env)
    return env
  })
