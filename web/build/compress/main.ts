/**
 * Compresses the built web once, after everything else, so that no request for a page costs its
 * server that work: `app.html.br` beside `app.html`.
 */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const isPackable = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm|onnx)$/
/** Below this the headers weigh more than what is won. */
const smallest = 1_024
/** Higher levels win a few per cent for many times the work, of some 60 MB. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const atOnce = 8

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => isPackable.test(file) && !file.startsWith('.vite'),
)
let [plain, packed, count] = [0, 0, 0]
async function compress(waiting: Iterator<string>): Promise<void> {
  for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
    const bytes = await readFile(dist + next.value)
    if (bytes.length < smallest) continue
    const smaller = await promisify(brotliCompress)(bytes, quality)
    await writeFile(`${dist}${next.value}.br`, smaller)
    count += 1
    plain += bytes.length
    packed += smaller.length
  }
}
const waiting = files.values()
await Promise.all(Array.from({ length: atOnce }, () => compress(waiting)))
console.log(
  `${count} files compressed once, ${Math.round(plain / 1000)} kB to ${Math.round(packed / 1000)} kB`,
)
