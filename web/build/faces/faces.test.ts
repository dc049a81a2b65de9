import { faces, faceSizes, faceUrl } from '@lumen/contracts/chat/faces'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPortrait } from './draw.ts'
import { portraits } from './portraits.ts'

const root = fileURLToPath(new URL('../../public', import.meta.url))

describe.each(faces)('the portrait %s', (face) => {
  it('is the one that is drawn of its parts', () => {
    expect(readFileSync(`${root}/faces/${face}.svg`, 'utf8')).toBe(drawPortrait(portraits[face]))
  })

  it.each(faceSizes)('stands there %d pixels wide', async (size) => {
    const { width, height, format } = await sharp(root + faceUrl(face, size)).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'webp' })
  })
})
