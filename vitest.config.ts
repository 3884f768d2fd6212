import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{contracts,domain,web}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 20_000,
          // Another process hears of a change within milliseconds; a busy machine may take longer.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
