/**
 * Makes the built web installable, after the public pages are rendered: icons, a manifest per
 * language, and the list of shell files in `dist/sw.js`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@lumen/contracts/languages'
import sharp from 'sharp'
import { injectManifest } from 'workbox-build'
import { readSections } from '../locale-files.ts'
import { shellFiles, type BuildManifest } from './shell-files.ts'
import { webManifest } from './web-manifest.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const mark = readFileSync(new URL('../../public/favicon.svg', import.meta.url))
const ground = { r: 255, g: 255, b: 255, alpha: 1 }

mkdirSync(`${dist}icons`, { recursive: true })
mkdirSync(`${dist}manifests`, { recursive: true })
/** @param share of the picture that the mark fills; maskable icons lose their edges */
async function icon(name: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share)
  const drawn = await sharp(mark, { density: 72 * (inner / 64) * 2 })
    .resize(inner, inner, { fit: 'contain', background: { ...ground, alpha: 0 } })
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toFile(`${dist}icons/${name}.png`)
}
await Promise.all([
  icon('192', 192, 0.8),
  icon('512', 512, 0.8),
  icon('maskable', 512, 0.56),
  icon('apple', 180, 0.72),
])
for (const language of languages) {
  const manifest = webManifest(language, readSections(language))
  writeFileSync(`${dist}manifests/${language}.webmanifest`, `${JSON.stringify(manifest)}\n`)
}

const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as BuildManifest
const app = readFileSync(`${dist}app.html`, 'utf8')
const { count, size, warnings } = await injectManifest({
  swSrc: `${dist}sw.js`,
  swDest: `${dist}sw.js`,
  globDirectory: dist,
  globPatterns: shellFiles(manifest, app),
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 1_000_000,
})
if (warnings.length > 0) throw new Error(warnings.join('\n'))
console.log(`${count} files of the shell work offline, ${Math.round(size / 1000)} kB`)
