import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = fileURLToPath(new URL('../../public', import.meta.url))
/** Share of the points that may differ before a picture counts as another one. */
const alike = 0.002

const points = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer()

/** Whether both show the same, as far as one sees. */
async function looksLike(before: Buffer, after: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([points(before), points(after)])
  if (one.length !== other.length) return false
  let different = 0
  for (let index = 0; index < one.length; index += 3)
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > 32) different += 1
  return different / (one.length / 3) < alike
}

/**
 * Writes a picture below `web/public`, unless the one there shows the same.
 *
 * @param url its address
 * @param size in pixels, not larger than the screenshot
 */
export async function keepPicture(
  url: string,
  screenshot: Buffer,
  size: { width: number; height: number },
): Promise<void> {
  const file = root + url
  const taken = await sharp(screenshot)
    .resize(Math.round(size.width), Math.round(size.height))
    .avif({ quality: 45, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer()
  if (existsSync(file) && (await looksLike(await readFile(file), taken))) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, taken)
}
