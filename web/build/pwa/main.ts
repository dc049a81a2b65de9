/**
 * Makes the built web installable, after the public pages are rendered: icons, a manifest per
 * language, and the list of shell files in `dist/sw.js`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@lumen/contracts/languages'
import sharp from 'sharp'
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
const files = shellFiles(manifest, app)
// Names of assets hold their hash; the page of the app needs one of its own.
const revision = createHash('sha256').update(app).digest('hex').slice(0, 16)
const entries = files.map((url) => ({ url, revision: url.startsWith('assets/') ? null : revision }))
const worker = readFileSync(`${dist}sw.js`, 'utf8')
if (!worker.includes('self.__WB_MANIFEST')) throw new Error('dist/sw.js has no place for the shell')
writeFileSync(`${dist}sw.js`, worker.replace('self.__WB_MANIFEST', JSON.stringify(entries)))
const size = files.reduce((sum, file) => sum + statSync(dist + file).size, 0)
console.log(`${files.length} files of the shell work offline, ${Math.round(size / 1000)} kB`)
