import { faces, faceSizes, faceUrl } from '@lumen/contracts/chat/faces'
import { avatarStyles } from '@lumen/contracts/media/names'
import { templatePictureSize, templatePictureUrl } from '@lumen/contracts/media/templates'
import { drawPortrait } from '@lumen/illustrator/portrait/draw'
import { shippedPortraits } from '@lumen/illustrator/portrait/shipped'
import { seededTemplates } from '@lumen/media/domain/templates/seeded'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawStyle } from './draw-style.ts'
import { drawTemplate } from './draw-template.ts'

/**
 * `npm run faces -w web`: draws, after a change of theirs, the portraits into `web/public/faces`, the
 * pictures of templates into `web/public/templates`, and an example of each style of avatars.
 */
const web = fileURLToPath(new URL('../..', import.meta.url))
const root = `${web}public`
const writePicture = (svg: string, size: number, quality: number, file: string) =>
  sharp(Buffer.from(svg)).resize(size).webp({ quality }).toFile(file)

await mkdir(`${root}/faces`, { recursive: true })
for (const face of faces) {
  const svg = drawPortrait(shippedPortraits[face])
  await writeFile(`${root}/faces/${face}.svg`, svg)
  for (const size of faceSizes) await writePicture(svg, size, 86, root + faceUrl(face, size))
}

await mkdir(`${root}/templates`, { recursive: true })
for (const template of seededTemplates) {
  const file = root + templatePictureUrl(template.id)
  await writePicture(drawTemplate(template), templatePictureSize, 82, file)
}

for (const style of avatarStyles)
  await writePicture(drawStyle(style), 192, 82, `${web}src/features/avatars/styles/${style}.webp`)
