import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import { crystalShape } from '../../src/ui/crystal-geometry.ts'
import { hues, seedOf, type Hue } from '../../src/ui/hue.ts'
import { tagOf } from '../../src/i18n/languages.ts'

const fonts = fileURLToPath(new URL('../../src/styles/fonts', import.meta.url))
const mark = fileURLToPath(new URL('../../public/favicon.svg', import.meta.url))

/** The face of headings, cut to their characters: whatever it draws is a heading. */
function face(language: Language) {
  const name = languageFacts[language].script === 'Latin' ? 'latin' : language
  const read = (file: string) => {
    const font = fontkit.create(readFileSync(`${fonts}/serif-${file}.woff2`))
    if (!('layout' in font)) throw new Error(`serif-${file}.woff2 is not a single font`)
    return font
  }
  const own = read(name)
  const latin = name === 'latin' ? own : read('latin')
  return {
    /** Outlines of a line from x = 0 on a base line at y = 0, and how wide it is. */
    draw(text: string, size: number): { paths: string; width: number } {
      let x = 0
      let paths = ''
      for (const character of text) {
        const point = character.codePointAt(0) ?? 0
        const font = own.hasGlyphForCodePoint(point) ? own : latin
        if (!font.hasGlyphForCodePoint(point))
          throw new Error(`The heading face of ${language} has no ${character}`)
        const scale = size / font.unitsPerEm
        for (const glyph of font.layout(character).glyphs) {
          paths += `<path transform="translate(${x.toFixed(1)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
          x += glyph.advanceWidth * scale
        }
      }
      return { paths, width: x }
    },
  }
}

/** Lines no wider than `width`, broken between words or, without spaces, between clauses and words. */
function wrap(text: string, language: Language, widthOf: (line: string) => number, width: number) {
  const segmenter = new Intl.Segmenter(tagOf(language), { granularity: 'word' })
  const pieces: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (pieces.length > 0 && isWordLike !== true) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
  const lines = ['']
  for (const piece of pieces) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.map((line) => line.trim())
}

function crystal(hue: Hue, facets: number, seed: string, cut: 'simple' | 'brilliant'): string {
  const shades = hues[hue]
  return crystalShape(facets, seedOf(seed), cut)
    .facets.map(
      ({ points, light }) =>
        `<polygon points="${points.join(' ')}" fill="${shades[Math.round(light * (shades.length - 1))]}" stroke="#fff" stroke-opacity=".25" stroke-width=".3"/>`,
    )
    .join('')
}

/** The preview picture of a language, 1200 × 630, as PNG. */
export function ogImage(language: Language, name: string, heading: string): Promise<Buffer> {
  const { draw } = face(language)
  let size = 76
  let lines: string[]
  do {
    size -= 4
    lines = wrap(heading, language, (line) => draw(line, size).width, 640)
  } while (lines.length > 4 || lines.some((line) => draw(line, size).width > 660))
  const leading = size * 1.32
  const top = 345 - ((lines.length - 1) * leading) / 2
  const logo = readFileSync(mark, 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs>
<radialGradient id="dawn" cx="78%" cy="0%" r="90%"><stop offset="0" stop-color="#432a7e"/><stop offset=".6" stop-color="#1c0f3a"/><stop offset="1" stop-color="#0d0b15"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#a891fa" stop-opacity=".45"/><stop offset="1" stop-color="#a891fa" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="630" fill="url(#dawn)"/>
<circle cx="945" cy="315" r="330" fill="url(#halo)"/>
<g transform="translate(765 82) scale(3.6)">${crystal('violet', 9, 'welcome', 'brilliant')}</g>
<g transform="translate(1090 372) scale(.9)">${crystal('teal', 7, 'rain', 'simple')}</g>
<g transform="translate(762 168) scale(.62)">${crystal('rose', 8, 'ember', 'simple')}</g>
<g transform="translate(80 70) scale(.95)">${logo}</g>
<g transform="translate(156 116)" fill="#ddd6ff">${draw(name, 38).paths}</g>
${lines.map((line, index) => `<g transform="translate(80 ${(top + index * leading).toFixed(0)})" fill="#fff">${draw(line, size).paths}</g>`).join('\n')}
<rect x="80" y="540" width="72" height="4" rx="2" fill="#a891fa"/>
</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}

/** The mark of the product, 512 × 512, for search engines. */
export const logoImage = (): Promise<Buffer> =>
  sharp(mark, { density: 600 }).resize(512, 512).png().toBuffer()
