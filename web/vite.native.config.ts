import { defineConfig, type Plugin } from 'vite'
import web from './vite.config.ts'

/** An app has its name and icon from its shop: files that only browsers ask for are not there. */
function withoutBrowserLinks(): Plugin {
  return {
    name: 'lumen:without-browser-links',
    transformIndexHtml: (html) =>
      html.replace(/^ *<link rel="(icon|apple-touch-icon|manifest)".*\n/gm, ''),
  }
}

/** Builds the app for the mobile wrapper to `native/dist`: no rendered pages, no worker. */
export default defineConfig({
  ...web,
  mode: 'native',
  plugins: [...(web.plugins ?? []), withoutBrowserLinks()],
  build: {
    ...web.build,
    outDir: 'native/dist',
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { ...web.build?.rolldownOptions, input: ['index.html'] },
  },
})
