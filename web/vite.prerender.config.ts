import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteSettingsModule } from './build/site-settings.ts'

/** Builds what `build/prerender/main.ts` renders the public pages with. */
export default defineConfig({
  plugins: [react(), siteSettingsModule()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  logLevel: 'warn',
  build: {
    ssr: 'src/site/entry-prerender.tsx',
    outDir: 'node_modules/.cache/prerender',
    copyPublicDir: false,
    emptyOutDir: true,
  },
})
