import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './build/boot-script.ts'
import { criticalLocale } from './build/critical-locale.ts'
import { documents } from './build/documents.ts'
import { locales } from './build/locales.ts'

const gateway = process.env['LUMEN_GATEWAY'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), tailwindcss(), criticalLocale(), locales(), documents(), bootScript()],
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
            {
              name: 'state',
              test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)[\\/]/,
            },
            {
              name: 'i18n',
              test: /node_modules[\\/](i18next|react-i18next|i18next-http-backend)[\\/]/,
            },
            {
              // What every screen needs. Menus, dialogs, sheets and notices come on demand.
              name: 'base',
              test: /node_modules[\\/](clsx|class-variance-authority|@radix-ui[\\/]react-(slot|compose-refs))[\\/]|src[\\/](api|i18n|session|storage|store)[\\/]|src[\\/]ui[\\/](button|class-names|crystal|field|hue|icon-button|input|select|spinner|use-on-demand)\./,
            },
          ],
        },
      },
    },
  },
})
