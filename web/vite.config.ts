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
              priority: 3,
              test: /vite[\\/]preload-helper|node_modules[\\/](clsx|class-variance-authority|@radix-ui[\\/]react-(slot|compose-refs))[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|contracts[\\/]src[\\/](languages|plans)\.|language[\\/]src[\\/](hash|words)\.|src[\\/]i18n[\\/](languages|phrase|format)\.|src[\\/]api[\\/](call|error|server-address)\.|src[\\/]session[\\/]theme\.|src[\\/]storage[\\/]browser-storage\.|src[\\/]ui[\\/](button|class-names|crystal|crystal-geometry|field|hue|input|logo|select|skeleton|spinner)\.|src[\\/]site[\\/]public-path\.|src[\\/]app[\\/]public-routes\./,
            },
            {
              // Public pages in few pieces: on a slow line each costs a round trip.
              name: 'site',
              priority: 1,
              test: /src[\\/]site[\\/](choose-language|closing|language-links|public-app|section|site-context|site-frame|site-texts|theme-toggle|use-site-text)\.|site-settings/,
            },
            {
              // Icons that public pages and the app both show, and others of frame and chat.
              name: 'icons',
              priority: 2,
              test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](bell|brain|chevron-down|circle-alert|clock|info|languages|menu|messages-square|monitor|moon|orbit|palette|play|radio|refresh-cw|search|settings|sun|users|wifi-off|x)\./,
            },
            {
              // The frame of signed-in people in one piece: apart, its many small parts weigh more.
              name: 'shell',
              priority: 1,
              test: /src[\\/]app[\\/]shell[\\/](app-shell|bottom-bar|command-key|nav-entries|shell-windows?|user-avatar|user-menu)\.|src[\\/]features[\\/]notifications[\\/](bell|notifications-api|use-live-notifications)\.|src[\\/]ui[\\/](avatar|popover|sheet|top-bar|use-media)\./,
            },
            {
              // What the frames of visitors and of signed-in people share.
              name: 'frame',
              priority: 2,
              test: /src[\\/]app[\\/]shell[\\/](icon-trigger|language-menu|offline-banner|skip-link|theme-menu)\.|src[\\/]ui[\\/](lazy-flag|menu)\./,
            },
            {
              // What every screen needs. Menus, dialogs, sheets and notices come on demand.
              name: 'base',
              priority: 2,
              test: /src[\\/](api|i18n(?![\\/](money|regions))|realtime|session(?![\\/]age)|storage|store)[\\/]|src[\\/]app[\\/](destinations|public-rows|routes)\./,
            },
          ],
        },
      },
    },
  },
})
