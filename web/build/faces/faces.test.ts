import { faces, faceSizes, faceUrl } from '@lumen/contracts/chat/faces'
import { templatePictureSize, templatePictureUrl } from '@lumen/contracts/media/templates'
import { seededTemplates } from '@lumen/media/domain/templates/seeded'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { chosenFor } from './chosen-for-templates.ts'
import { drawTemplate } from './draw-template.ts'
import { drawPortrait } from '@lumen/illustrator/portrait/draw'
import { shippedPortraits } from '@lumen/illustrator/portrait/shipped'

const root = fileURLToPath(new URL('../../public', import.meta.url))

describe.each(faces)('the portrait %s', (face) => {
  it('is the one that is drawn of its parts', () => {
    expect(readFileSync(`${root}/faces/${face}.svg`, 'utf8')).toBe(
      drawPortrait(shippedPortraits[face]),
    )
  })

  it.each(faceSizes)('stands there %d pixels wide', async (size) => {
    const { width, height, format } = await sharp(root + faceUrl(face, size)).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'webp' })
  })
})

describe('the pictures of templates', () => {
  it('are there for each template, and no more', () => {
    const named = seededTemplates.map(({ id }) => root + templatePictureUrl(id))
    expect(readdirSync(`${root}/templates`).map((name) => `${root}/templates/${name}`)).toEqual(
      named.toSorted(),
    )
    for (const file of named) expect(statSync(file).size, file).toBeLessThan(25_000)
  })

  it.each(seededTemplates.filter(({ id }) => id in chosenFor).slice(0, 3))(
    'show what is drawn of the words of $id',
    async (template) => {
      const pixels = (picture: string | Buffer) =>
        sharp(picture).resize(templatePictureSize).removeAlpha().raw().toBuffer()
      const [file, drawn] = await Promise.all([
        pixels(root + templatePictureUrl(template.id)),
        pixels(Buffer.from(drawTemplate(template))),
      ])
      const off = file.reduce((sum, value, at) => sum + Math.abs(value - drawn[at]!), 0)
      expect(off / file.length).toBeLessThan(4)
    },
  )
})
