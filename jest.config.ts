import nextJest from 'next/jest.js'
import { isSample } from './content/is-sample.ts'

// Signs the addresses of drawings and cards. Without it, tests would write secrets into ./data.
process.env.SIGNING_SECRET ??= 'only-for-tests-and-long-enough-to-be-taken'

const createConfig = nextJest({ dir: import.meta.dirname })

// Each module gets these as parameters, because looking them up in the sandbox takes a hundred times as long. None that
// a package declares itself (asn1js: Boolean, Set) or that fake timers replace (Date).
const INJECTED_GLOBALS = [
  'Array',
  'Buffer',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'Uint8Array',
  'WeakMap',
]

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    // It can only be imported, while Jest requires.
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.next-', '<rootDir>/data/', '<rootDir>/test-results/'],
  sandboxInjectedGlobals: INJECTED_GLOBALS,
  testEnvironment: 'node',
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    '<rootDir>/node_modules/',
    '<rootDir>/test-results/',
    ...(isSample ? [] : ['<rootDir>/content/sample-tests/']),
  ],
}

// These start processes and servers, or wait.
const SLOW = [
  '/lib/backend/(?:crash|move)\\.test\\.ts$',
  '/lib/backend/(?:fallback-reads|embedded/unclaimed)\\.test\\.ts$',
  '/lib/db/(?:backup|files/file-store|move-data|postgres-dialect)\\.test\\.ts$',
  '/lib/backups/keep-backups\\.test\\.ts$',
  '/lib/backend/held/(?:send-held|outage)\\.test\\.ts$',
  '/lib/newsletter/send-issues\\.test\\.ts$',
  '/lib/uploads/inspect-file\\.test\\.ts$',
  '/scripts/(?:deliveries|inbox)\\.test\\.ts$',
  '/content/posts/[\\w-]+\\.test\\.ts$',
  '/lib/studio/mail-batches\\.test\\.ts$',
  '/lib/studio/promises\\.test\\.ts$',
  '/lib/applications/(?:interviews|retention|erasure-crash)\\.test\\.ts$',
  '/lib/rich-text/huge\\.test\\.ts$',
  '/server/primary\\.test\\.ts$',
  '/scripts/migrate-data\\.test\\.ts$',
]

// Jest cannot require these packages unchanged, because they ship only ES modules. Next's preset would leave them untouched.
const ES_MODULES_ONLY = [
  'kysely',
  'htmlparser2',
  'dom(?:handler|utils|elementtype|-serializer)',
  'entities',
  'parse5',
  '@adobe',
  'unpdf',
  'quill',
  'lodash-es',
  'parchment',
  'eventemitter3',
  'marked',
  'smol-toml',
  'isbot',
]

const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`, '\\.module\\.(css|sass|scss)$']

export default async function config() {
  const projects = [
    {
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...SLOW],
    },
    { displayName: 'full', testRegex: SLOW },
    {
      displayName: 'component',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
  ]
  const complete = async (project: object) => ({
    ...(await createConfig({ ...shared, ...project })()),
    transformIgnorePatterns,
  })
  // By default Jest leaves one processor idle, and its timeout is too short for a busy machine.
  return { maxWorkers: '100%', testTimeout: 300_000, projects: await Promise.all(projects.map(complete)) }
}
