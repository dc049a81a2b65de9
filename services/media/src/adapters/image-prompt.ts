import type { ImageStyle } from '@lumen/contracts/media/names'

/** What a style is called to a model; models read English best. */
const styles: Readonly<Record<ImageStyle, string>> = {
  realistic: 'realistic, natural light, true colours',
  artistic: 'expressive contemporary painting, visible brushwork, bold composition',
  cartoon: 'friendly cartoon, clean outlines, flat bright colours',
  anime: 'Japanese animation, cel shading, luminous sky, fine line art',
  fantasy: 'fantasy art, magical light, crystals and drifting petals, wonder',
  enhance: 'polished, detailed, balanced light, vivid but natural colours',
  photorealistic: 'photograph, 35 mm lens, natural depth of field, fine detail',
  watercolor: 'watercolour on rough paper, soft washes, white margins of paper',
  oil_painting: 'oil painting on canvas, thick impasto, rich light',
}

const portrait =
  'Portrait of one friendly adult character, fully clothed, head and shoulders, looking at the viewer, plain soft background.'

/** The words of a person as a model is asked: what, then how. */
export function imagePrompt(request: {
  prompt: string
  style: ImageStyle
  kind: 'avatar' | 'scene'
}): string {
  const { prompt, style, kind } = request
  return [kind === 'avatar' ? portrait : '', prompt.trim(), `Style: ${styles[style]}.`]
    .filter((part) => part !== '')
    .join('\n')
}
