import { defineConfig } from '@playwright/test'
import { workers } from '../../infra/checks/workers.ts'

/**
 * Browser tests against the whole product, every service as its own process. `web/dist` must be
 * built. `E2E_BASE_URL` tests a product that runs already instead of starting one.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits that only what hangs comes near: a busy machine may need very long for anything.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    // Both are known once the global setup has run; workers read this file after it.
    ...(process.env['E2E_BASE_URL'] !== undefined && { baseURL: process.env['E2E_BASE_URL'] }),
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Without a locale Chromium gives no file a Chinese name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Each takes some of the time, with pictures of every step a third: `--trace on` has them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It answers in place of the network, which tests replace; its own test lets it in.
    serviceWorkers: 'block',
    // What moves without end keeps a core busy drawing it: tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
  },
})
