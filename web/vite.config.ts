import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './build/boot-script.ts'
import { criticalLocale } from './build/critical-locale.ts'
import { documents } from './build/documents.ts'
import { locales } from './build/locales.ts'
import { siteSettingsModule } from './build/site-settings.ts'

const gateway = process.env['LUMEN_GATEWAY'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    criticalLocale(),
    locales(),
    documents(),
    siteSettingsModule(),
    bootScript(),
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
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            { name: 'router', priority: 3, test: /node_modules[\\/]react-router[\\/]/ },
            {
              name: 'state',
              priority: 3,
              test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)[\\/]/,
            },
            {
              name: 'i18n',
              priority: 3,
              test: /node_modules[\\/](i18next|react-i18next|i18next-http-backend)[\\/]/,
            },
            {
              // What public pages share with the app: nothing here knows the store.
              name: 'look',
              priority: 2,
              test: /vite[\\/]preload-helper|node_modules[\\/](clsx|class-variance-authority|@radix-ui[\\/]react-(slot|compose-refs))[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|contracts[\\/]src[\\/](languages|plans)\.|src[\\/]i18n[\\/](languages|phrase|format)\.|src[\\/]api[\\/](call|error|server-address)\.|src[\\/]session[\\/]theme\.|src[\\/]storage[\\/]browser-storage\.|src[\\/]ui[\\/](button|class-names|crystal|crystal-geometry|field|flag|hue|input|logo|select|spinner)\./,
            },
            {
              // What every screen needs. Menus, dialogs, sheets and notices come on demand.
              name: 'base',
              test: /src[\\/](api|i18n|session|storage|store)[\\/]|src[\\/]ui[\\/](icon-button|use-on-demand)\./,
            },
          ],
        },
      },
    },
  },
})
