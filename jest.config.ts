import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: import.meta.dirname })

const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/node_modules/server-only/empty.js' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  testPathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/node_modules/'],
}

// Jest cannot require these packages as they are: they ship ES modules only. Next's preset would leave them untouched.
const ES_MODULES_ONLY = [
  'kysely',
  'htmlparser2',
  'dom(?:handler|utils|elementtype|-serializer)',
  'entities',
  'parse5',
  '@adobe',
  '@noble',
  'quill',
  'lodash-es',
  'parchment',
  'eventemitter3',
]

const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`, '\\.module\\.(css|sass|scss)$']

/** Files named X.test.ts run in Node, X.test.tsx in jsdom. */
export default async function config() {
  const forNode = await createConfig({
    ...shared,
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.ts'],
  })()
  const forBrowser = await createConfig({
    ...shared,
    displayName: 'component',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/**/*.test.tsx'],
    setupFilesAfterEnv: ['@testing-library/jest-dom'],
  })()
  return { projects: [forNode, forBrowser].map((project) => ({ ...project, transformIgnorePatterns })) }
}
