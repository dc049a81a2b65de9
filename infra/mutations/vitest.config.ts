import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The unit tests of vitest.config.ts alone: one whose code is broken must start nothing. */
export default defineConfig({
  root: here('../..'),
  test: {
    environment: 'node',
    include: ['{packages,services}/**/src/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: [here('../checks/compile-content.ts')],
    isolate: false,
    testTimeout: 60_000,
    setupFiles: [here('../checks/patience.ts')],
  },
})
