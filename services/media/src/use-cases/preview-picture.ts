import type { Language } from '@lumen/contracts/languages'
import type { PicturePreview } from '@lumen/contracts/media/schema'
import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import { fillSlots } from '../domain/fill-slots.ts'
import { mediaTexts } from '../texts.ts'

/** More phrases than this tell nobody more. */
const mostPhrases = 12

/** What a picture would show of its words: where a provider paints it, whatever it is asked for. */
export function previewPicture(
  { providers }: Pick<MediaContext, 'providers'>,
  prompt: string,
  language: Language,
): PicturePreview {
  const told = providers.tellShown(prompt, language)
  if (told === null) return { local: false, shown: [], notShown: [], mainSubjectShown: true }
  return {
    local: true,
    shown: told.shown.slice(0, mostPhrases),
    notShown: told.notShown.slice(0, mostPhrases),
    mainSubjectShown: told.mainSubjectShown,
  }
}

/**
 * Nobody pays for a picture without what it is of.
 * @throws AppError `subject_not_drawn`, which says what cannot be drawn and what can
 */
export function requireMainSubject(
  context: Pick<MediaContext, 'providers'>,
  prompt: string,
  language: Language,
  reader: Language,
): void {
  const { mainSubjectShown, shown, notShown } = previewPicture(context, prompt, language)
  if (mainSubjectShown) return
  const list = new Intl.ListFormat(reader, { type: 'conjunction' })
  const message = fillSlots(mediaTexts(reader).notDrawn, { missing: list.format(notShown) })
  throw new AppError('subject_not_drawn', message, {
    details: [
      ...notShown.map((phrase) => ({ path: 'notShown', message: phrase })),
      ...shown.map((phrase) => ({ path: 'shown', message: phrase })),
    ],
  })
}
