import { segmenterOf } from '@lumen/language/words'

/** What a shared picture says. Texts come translated. */
export type ShareCard = {
  title: string
  /** Below the title: the day, or whom it is about. */
  subtitle?: string
  reading: string
  /** A drawing of the page, an SVG with a view box; shown above the reading. */
  picture?: SVGSVGElement | null
  /** Already formatted. */
  date: string
  product: string
  /** That it is computed and for entertainment; always on the picture. */
  label: string
  language: string
}

const width = 1080
const margin = 88
const pictureSize = 520
const ground = ['#2a1a52', '#150c2b']

/** Breaks a text into lines no wider than the card, between words where the script has them. */
export function linesOf(
  text: string,
  language: string,
  widthOf: (text: string) => number,
  room: number,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const { segment, isWordLike } of segmenterOf(language).segment(paragraph)) {
      // Punctuation stays on its line.
      if (isWordLike !== true || widthOf(line + segment) <= room || line === '') line += segment
      else {
        lines.push(line.trim())
        line = segment
      }
    }
    return [...lines, line.trim()]
  })
}

/** A drawing of the page as a picture of its own: the colours that its variables have now go with it. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, at) => {
    const style = getComputedStyle(original)
    for (const name of ['fill', 'stroke', 'color', 'font-family', 'opacity'])
      copies[at]?.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(pictureSize))
  copy.setAttribute('height', String(pictureSize))
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Draws the card. @throws when the browser has no canvas or the picture cannot be drawn */
export async function drawCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser has no canvas')
  const { fontFamily: body } = getComputedStyle(document.body)
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  const room = width - margin * 2
  const fonts = {
    title: `700 64px ${display}`,
    text: `400 38px ${body}`,
    small: `400 28px ${body}`,
    name: `700 36px ${display}`,
  }
  const measure = (text: string, font: string) => {
    pen.font = font
    return linesOf(text, card.language, (line) => pen.measureText(line).width, room)
  }
  const title = measure(card.title, fonts.title)
  const reading = measure(card.reading, fonts.text).slice(0, 14)
  const label = measure(card.label, fonts.small)
  const image = card.picture ? await imageOf(card.picture) : null
  const height =
    margin +
    title.length * 84 +
    (card.subtitle === undefined ? 0 : 52) +
    (image === null ? 24 : pictureSize + 128) +
    reading.length * 62 +
    120 +
    label.length * 42 +
    margin
  canvas.width = width
  canvas.height = height

  const light = pen.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, ground[0] ?? '')
  light.addColorStop(1, ground[1] ?? '')
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  const glow = pen.createRadialGradient(width * 0.8, 0, 0, width * 0.8, 0, 760)
  glow.addColorStop(0, 'rgb(168 145 250 / .4)')
  glow.addColorStop(1, 'rgb(168 145 250 / 0)')
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)

  pen.textBaseline = 'top'
  let y = margin
  const write = (lines: readonly string[], font: string, color: string, step: number) => {
    pen.font = font
    pen.fillStyle = color
    for (const line of lines) {
      pen.fillText(line, margin, y)
      y += step
    }
  }
  write(title, fonts.title, '#ffffff', 84)
  if (card.subtitle !== undefined) write([card.subtitle], fonts.small, '#c5b9ff', 52)
  if (image !== null) {
    // The drawing has the colours of the page’s theme.
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface')
    pen.beginPath()
    pen.roundRect((width - pictureSize) / 2 - 32, y + 16, pictureSize + 64, pictureSize + 48, 40)
    pen.fill()
    pen.drawImage(image, (width - pictureSize) / 2, y + 40, pictureSize, pictureSize)
    y += pictureSize + 128
  } else y += 24
  write(reading, fonts.text, '#f6f5f9', 62)
  y += 40
  pen.fillStyle = 'rgb(255 255 255 / .22)'
  pen.fillRect(margin, y, room, 2)
  y += 28
  pen.font = fonts.name
  pen.fillStyle = '#ffffff'
  pen.fillText(card.product, margin, y)
  pen.font = fonts.small
  pen.fillStyle = '#c5b9ff'
  pen.textAlign = 'right'
  pen.fillText(card.date, width - margin, y + 6)
  pen.textAlign = 'left'
  y += 52
  write(label, fonts.small, '#c5b9ff', 42)

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob === null ? reject(new Error('The picture could not be made')) : resolve(blob),
      'image/png',
    )
  })
}
