import { startS3 } from '../lib/db/files/testing-s3.ts'
import { createDatabase, engines, stopPostgres } from '../lib/db/testing-postgres.ts'

/** Starts a PostgreSQL and an S3 server for the tests. `env` makes the site use both. */
export async function startEngines(dataDir: string) {
  if (engines.length === 1) throw new Error('There is no PostgreSQL on this machine.')
  const databaseUrl = await createDatabase('PostgreSQL')
  const s3 = await startS3(dataDir)
  return {
    env: {
      ...s3.settings,
      DATABASE_URL: databaseUrl,
      JOB_LINK_SECRET: 'only-for-the-tests-on-several-engines',
      SIGNING_SECRET: 'only-for-the-tests-on-several-engines-too',
    },
    async stop() {
      await s3.remove()
      await stopPostgres()
    },
  }
}
