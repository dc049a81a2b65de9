import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { workers } from '../infra/checks/workers.ts'
import { criticalLocale } from './build/critical-locale.ts'
import { siteSettingsModule } from './build/site-settings.ts'
import { voiceActivity } from './build/voice-activity.ts'

export default defineProject({
  plugins: [react(), criticalLocale(), siteSettingsModule(), voiceActivity()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Sooner there than processes.
    pool: 'threads',
    // A DOM and all modules anew for each file took half of the time; setup.ts clears what files leave. What
    // helpers do at their top, such as a hook, is done for the first file that imports them.
    isolate: false,
    maxWorkers: workers,
    environmentOptions: { happyDOM: { url: 'http://lumen.test/' } },
    globalSetup: ['../infra/checks/compile-content.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts', '../infra/checks/patience.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
