import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the offline worker to `dist/sw.js`; `build/pwa/main.ts` tells it what to keep. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
  build: {
    target: 'es2022',
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
})
