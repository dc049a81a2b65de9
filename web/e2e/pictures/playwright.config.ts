import { defineConfig } from '@playwright/test'
import usual from '../playwright.config.ts'

/** `npm run pictures`: takes the pictures of public pages and tutorials anew. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: '../../test-results',
  globalSetup: '../global-setup.ts',
  timeout: 1_200_000,
  use: { ...usual.use, actionTimeout: 60_000 },
})
