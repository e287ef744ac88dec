import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: import.meta.dirname })

const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/node_modules/server-only/empty.js' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  testPathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/node_modules/'],
}

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
  return { projects: [forNode, forBrowser] }
}
