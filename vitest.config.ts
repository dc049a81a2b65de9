import { defineConfig } from 'vitest/config'

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
            'web/build/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'stack',
          environment: 'node',
          include: ['{packages,services,infra}/*/test/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './web/vitest.config.*',
    ],
  },
})
