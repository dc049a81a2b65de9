import { faces, faceSizes, faceUrl } from '@lumen/contracts/chat/faces'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawPortrait } from './draw.ts'
import { portraits } from './portraits.ts'

/** `npm run faces -w web`: draws the portraits anew into `web/public/faces`, after a change of theirs. */
const root = fileURLToPath(new URL('../../public', import.meta.url))
await mkdir(`${root}/faces`, { recursive: true })
for (const face of faces) {
  const svg = drawPortrait(portraits[face])
  await writeFile(`${root}/faces/${face}.svg`, svg)
  for (const size of faceSizes)
    await sharp(Buffer.from(svg))
      .resize(size)
      .webp({ quality: 86 })
      .toFile(root + faceUrl(face, size))
}
