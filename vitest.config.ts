import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      { test: { name: 'unit', include: ['src/{contracts,domain,web}/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/{guards,api,search}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
