import sharp from 'sharp'

/** The letters AI and a spark in a pill, drawn as shapes, so that no font is needed. */
const drawing = (width: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48" width="${width}">
<rect x="1" y="1" width="94" height="46" rx="23" fill="#14121f" fill-opacity="0.62" stroke="#fff" stroke-opacity="0.55" stroke-width="1.500"/>
<path d="M25 11 L28 21 L38 24 L28 27 L25 37 L22 27 L12 24 L22 21 Z" fill="#ffe3a3"/>
<path d="M46 35 L55 13 L59 13 L68 35 M50 28 L64 28 M77 13 L77 35" fill="none" stroke="#fff" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/></svg>`)

/** The label that people see, as a PNG of this width, to lay over a picture or a video. */
export function visibleLabel(width: number): Promise<Buffer> {
  return sharp(drawing(width)).png().toBuffer()
}

/** A picture with the visible label in its lower right corner; the file type stays. */
export async function withVisibleLabel(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes)
  const { width, height, format } = await picture.metadata()
  const wide = Math.max(24, Math.round(Math.min(width, height) * 0.09))
  const margin = Math.round(wide * 0.25)
  const left = Math.max(0, width - wide - margin)
  const top = Math.max(0, height - Math.round(wide / 2) - margin)
  const marked = picture.composite([{ input: await visibleLabel(wide), left, top }])
  return format === 'jpeg' ? marked.jpeg({ quality: 92 }).toBuffer() : marked.toBuffer()
}
