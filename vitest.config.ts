import { defineConfig } from 'vitest/config'

/** Attacks, endurance and whole backups: more than ten seconds a file. After the checks, so no part of `npm run check`. */
const long = ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts']

const onDatabase = {
  globalSetup: 'tests/support/global-setup.ts',
  testTimeout: 60_000,
  // Another process hears of a change within milliseconds; a busy machine may take longer.
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share their modules: loading the server anew for each cost more than all tests. What a file
    // replaces (`vi.mock`, `vi.stubGlobal`) it gives back.
    isolate: false,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{contracts,domain,web}/**/*.test.{ts,tsx}'],
          // The first test of a file may load the taxonomy, which takes seconds on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/process/**', ...long],
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: long, ...onDatabase },
      },
      {
        // The built product as processes that are stopped and killed: after the build, so no part of `npm run check`.
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
