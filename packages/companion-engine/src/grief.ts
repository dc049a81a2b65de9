import type { Language } from '@lumen/contracts/languages'
import { cleanText, foldText, readSentences, type Sentence } from './clean-text.ts'
import { readEmotionWith } from './emotion.ts'
import { type Emotion, valenceOf } from './emotion-labels.ts'
import { isAsking } from './facts.ts'
import { isLaugh } from '@lumen/language/laughs'
import { type Loss, type Named, readLoss, speaksOfSomebody } from './loss.ts'
import type { LossKind } from './loss-words.ts'
import type { Pack } from './pack.ts'
import { packFor } from './packs/registry.ts'

/** Somebody told of a loss, now or a few messages ago. */
export type Grief = Loss & {
  /** The message tells it for the first time. */
  readonly fresh: boolean
  /** It tells or touches it, or comes right after: not yet of something else. */
  readonly near: boolean
}

/** Messages that do not touch it, after which a loss is left alone. */
const lasts: Readonly<Record<LossKind, number>> = {
  death: 5,
  pet: 5,
  pregnancy: 5,
  illness: 4,
  breakup: 4,
  loss: 4,
  job: 2,
}
/** Messages of the user's that are looked at. */
export const griefReach = 16
/** Messages of something else that may still be about it. */
const stillNear = 2
/** Messages before one in which somebody may have been named whom its pronoun means. */
const namedWithin = 2

/**
 * Whether somebody grieves: a loss told in the last of the messages or before it, which they have
 * neither left behind by something cheerful nor stopped to touch.
 *
 * @param messages the user's, cleaned, oldest first; the last one is to be answered
 */
export function readGrief(
  messages: readonly string[],
  names: readonly Named[],
  pack: Pack,
): Grief | null {
  const read = messages
    .slice(-griefReach)
    .map((text) => ({ text, sentences: readSentences(text, pack.text) }))
  let grief: Loss | null = null
  let fresh = false
  let away = 0
  read.forEach(({ text, sentences }, at) => {
    const before = read.slice(Math.max(0, at - namedWithin), at)
    const told = readLoss(
      sentences.flatMap((sentence) => clausesOf(sentence, pack)),
      before.flatMap((each) => foldedOf(each.sentences)),
      names,
      pack.language,
    )
    fresh = told !== null && (grief === null || isAnother(told, grief))
    if (told !== null) {
      grief = fresh || grief === null ? told : { ...grief, who: grief.who ?? told.who }
      away = 0
      return
    }
    if (grief === null) return
    const mood = moodOf(text, sentences, pack)
    away = mood === 'touches' ? 0 : away + 1
    if (mood === 'cheerful' || away > lasts[grief.kind]) grief = null
  })
  return grief === null ? null : { ...(grief as Loss), fresh, near: away <= stillNear }
}

export const toneInGrief = ({ fresh }: Grief): Emotion => (fresh ? 'caring' : 'gentle')

/** Of one of which no more is certain, what is told later says more of the same. */
const isAnother = (told: Loss, known: Loss): boolean =>
  told.kind !== 'loss' &&
  (told.kind !== known.kind || (told.who !== null && known.who !== null && told.who !== known.who))

const foldedOf = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ clauses }) => clauses.map(({ folded }) => folded))

const clausesOf = ({ clauses, marked }: Sentence, pack: Pack) =>
  clauses.map(({ folded }, at) => ({
    folded,
    asks: (marked && at === clauses.length - 1) || isAsking(folded, pack),
  }))

function moodOf(text: string, sentences: readonly Sentence[], pack: Pack) {
  if (isLaugh(text)) return 'cheerful'
  const felt = valenceOf(readEmotionWith(text, foldText(text, pack.text), pack).label)
  const ofSomebody = foldedOf(sentences).some((folded) => speaksOfSomebody(folded, pack.language))
  if (ofSomebody || felt === 'bad') return 'touches'
  return felt === 'good' ? 'cheerful' : 'plain'
}

/** Whether a text tells of a loss. */
export function tellsLoss(text: string, language: Language): boolean {
  return readGrief([cleanText(text)], [], packFor(language)) !== null
}
