import '@lumen/content/compile'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './build/boot-script.ts'
import { chunkGroups } from './build/chunks.ts'
import { criticalLocale } from './build/critical-locale.ts'
import { documents } from './build/documents.ts'
import { locales } from './build/locales.ts'
import { reloadContent } from './build/reload-content.ts'
import { siteSettingsModule } from './build/site-settings.ts'
import { voiceActivity } from './build/voice-activity.ts'

const gateway = process.env['LUMEN_GATEWAY'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    criticalLocale(),
    locales(),
    documents(),
    reloadContent(),
    siteSettingsModule(),
    bootScript(),
    voiceActivity(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: {
    proxy: {
      '/api': { target: gateway, changeOrigin: false },
      '/ws': { target: gateway, ws: true, changeOrigin: false },
    },
  },
  build: {
    target: 'es2022',
    // Read by check-sizes.mjs.
    manifest: true,
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app, and the script of the public pages that are rendered at build.
      input: ['index.html', 'src/site/entry-site.tsx'],
      output: {
        codeSplitting: { groups: chunkGroups() },
        // Chunks of icons are named after everything that shows them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
})
