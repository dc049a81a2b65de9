import { languages } from '@lumen/contracts/languages'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../src/features/tutorials/picture-of.ts'
import {
  paintingSize,
  paintingUrl,
  pictureLanguages,
  pictures,
  pictureSizes,
  pictureUrl,
  type Picture,
} from '../src/site/pictures.ts'
import { tutorialDocuments } from './content/page-data.ts'
import { readSections } from './locale-files.ts'

const root = fileURLToPath(new URL('../public', import.meta.url))
/** In bytes: of one file, and of all that the repository carries. */
const limits = { one: 60_000, all: 4_000_000 }

const painting = { url: paintingUrl, ...paintingSize, scale: 1 }
const screens = (Object.keys(pictures) as Picture[]).flatMap((picture) =>
  pictures[picture].flatMap((size) =>
    pictureLanguages.flatMap((language) =>
      (['light', 'dark'] as const).map((theme) => ({
        url: pictureUrl(picture, { language, theme, size }),
        ...pictureSizes[size],
      })),
    ),
  ),
)
const declared = [...screens, painting]

describe('pictures of the product', () => {
  it('stand there as large as pages say, and light', async () => {
    for (const { url, width, height, scale } of declared) {
      const found = await sharp(root + url).metadata()
      expect([found.width, found.height], url).toEqual([
        Math.round(width * scale),
        Math.round(height * scale),
      ])
      expect(statSync(root + url).size, url).toBeLessThan(limits.one)
    }
  })

  it('are all shown, and together light', () => {
    const files = readdirSync(`${root}/pictures`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.avif'))
      .map((file) => `/pictures/${file.replaceAll('\\', '/')}`)
    expect(files.toSorted()).toEqual(declared.map(({ url }) => url).toSorted())
    const bytes = files.reduce((sum, file) => sum + statSync(root + file).size, 0)
    expect(bytes).toBeLessThan(limits.all)
  })

  it.each(languages)('are told in words in %s', (language) => {
    const texts = readSections(language, 'site')['pictures'] as Record<string, { alt?: string }>
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(pictures).toSorted())
    for (const [picture, { alt = '' }] of Object.entries(texts))
      expect(alt.length, picture).toBeGreaterThan(12)
  })

  it('are in every tutorial', () => {
    const slugs = tutorialDocuments('zh').map(({ slug }) => slug)
    expect([...pictureOf.keys()].toSorted()).toEqual(slugs.toSorted())
  })
})
