import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { workers } from './infra/checks/workers.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Limits that only what hangs comes near: a busy machine may need very long for anything. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: [here('infra/checks/patience.ts')],
}

/** Projects: `unit` needs nothing, `stack` runs against real servers, `web` in a DOM. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{packages,services,infra,evals}/**/src/**/*.test.ts',
            'evals/**/*.test.ts',
            'infra/{checks,k6,mutations}/*.test.ts',
            'benches/**/*.test.ts',
            'web/build/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          // They change nothing outside of themselves: what they import is loaded once, not for each file.
          isolate: false,
          globalSetup: [here('infra/checks/compile-content.ts')],
          maxWorkers: workers,
          ...patience,
        },
      },
      {
        test: {
          name: 'stack',
          environment: 'node',
          include: ['{packages,services,infra}/*/test/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // Each has a database, an account of the bus and a Redis of its own: modules are loaded once.
          isolate: false,
          restoreMocks: true,
          globalSetup: [
            here('infra/checks/compile-content.ts'),
            here('infra/checks/hold-servers.ts'),
          ],
          maxWorkers: workers,
          ...patience,
        },
      },
      './web/vitest.config.*',
    ],
  },
})
