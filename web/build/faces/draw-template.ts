import { openRoom } from '@lumen/content/open-room'
import { picturesRoom } from '@lumen/illustrator/content'
import { choosePortrait, lookOf } from '@lumen/illustrator/portrait/choose'
import { drawPortrait } from '@lumen/illustrator/portrait/draw'
import { createReadPrompt } from '@lumen/illustrator/prompt/read-prompt'
import { randomOf } from '@lumen/illustrator/random'
import type { SeededTemplate } from '@lumen/media/domain/templates/seeded'
import { templateTexts } from '@lumen/media/texts'
import { chosenFor } from './chosen-for-templates.ts'

const contentOf = openRoom(picturesRoom)
const readPrompt = createReadPrompt((language) => contentOf(language).words)

/** The picture of a template that comes along, as an SVG: what its words say, with what was chosen for it. */
export function drawTemplate({ id, styleType }: SeededTemplate): string {
  const { throw: turn = 0, face, setting, hair, clothes, jewels } = chosenFor[id] ?? {}
  const seed = `template:${id}:${turn}`
  const read = readPrompt(templateTexts('en')[id].prompt, 'en', seed)
  const scene = { ...read, face: { ...read.face, ...face } }
  const chosen = choosePortrait(scene, styleType, randomOf(seed), { setting, hair })
  return drawPortrait(
    {
      ...chosen,
      clothes: { ...chosen.clothes, ...clothes },
      ...(jewels !== undefined && { jewels }),
    },
    lookOf[styleType],
  )
}
