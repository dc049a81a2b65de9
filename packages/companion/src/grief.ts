import type { Language } from '@lumen/contracts/languages'
import { isLaugh } from '@lumen/language/laughs'
import type { Act } from '@lumen/understanding/act-list'
import type { ReadSentence } from '@lumen/understanding/acts'
import { type Loss, type Named, readLoss, saysThey, speaksOf } from '@lumen/understanding/loss'
import { readFeeling } from '@lumen/understanding/feeling'
import { type FeelingGroup, feelingOf, valenceOf } from './feeling.ts'
import { lossWords, readActs } from '@lumen/understanding/open-acts'

/** Somebody told of a loss, now or a few messages ago. */
export type Grief = Loss & {
  /** The message tells it for the first time. */
  readonly fresh: boolean
  /** Somebody else was named since it was spoken of. */
  readonly elsewhere: boolean
}

/** Messages of something else after which a loss is left alone; at once, where somebody is only unwell. */
const lasts = ({ kind }: Loss): number => (kind === 'unwell' ? 0 : 2)
/** Messages of the user's that are looked at. */
export const griefReach = 16
/** Messages before one in which somebody may have been named whom its pronoun means. */
const namedWithin = 2

/**
 * Whether somebody grieves: a loss told in the last of the messages or before it, which they have
 * neither left behind by something cheerful nor stopped to touch.
 *
 * @param messages the user's, cleaned, oldest first; the last one is to be answered
 * @param named who is known by name, folded
 */
export function readGrief(
  messages: readonly string[],
  named: readonly Named[],
  language: Language,
): Grief | null {
  const words = lossWords(language)
  const read = messages
    .slice(-griefReach)
    .map((text) => ({ text, sentences: readActs(text, language) }))
  let grief: Loss | null = null
  let fresh = false
  let away = 0
  // A pronoun may then mean whom else was named.
  let elsewhere = false
  read.forEach(({ text, sentences }, at) => {
    const before = read.slice(Math.max(0, at - namedWithin), at)
    const told = readLoss(
      sentences.flatMap(({ clauses }) => clauses),
      before.flatMap((each) => foldedOf(each.sentences)),
      named,
      words,
    )
    fresh = told !== null && (grief === null || isAnother(told, grief))
    if (told !== null) {
      grief = fresh || grief === null ? told : { ...grief, who: grief.who ?? told.who }
      away = 0
      elsewhere = false
      return
    }
    if (grief === null) return
    const clauses = foldedOf(sentences)
    const ofThem = clauses.some((folded) => speaksOf(folded, grief?.who ?? null, words))
    elsewhere = !ofThem && (elsewhere || clauses.some((folded) => speaksOf(folded, null, words)))
    const near = ofThem || (!elsewhere && clauses.some((folded) => saysThey(folded, words)))
    const mood = moodOf(text, sentences, language, { near, fresh: away === 0 })
    away = mood === 'touches' ? 0 : mood === 'plain' ? away + 1 : away
    if (mood === 'cheerful' || away > lasts(grief)) grief = null
  })
  return grief === null ? null : { ...(grief as Loss), fresh, elsewhere }
}

/** Of one of which no more is certain, what is told later says more of the same. */
const isAnother = (told: Loss, known: Loss): boolean =>
  told.kind !== 'loss' &&
  (told.kind !== known.kind || (told.who !== null && known.who !== null && told.who !== known.who))

const foldedOf = (sentences: readonly ReadSentence[]): string[] =>
  sentences.flatMap(({ clauses }) => clauses.map(({ folded }) => folded))

/** Feelings that belong to a loss. */
const grieving: ReadonlySet<FeelingGroup> = new Set(['sad', 'lonely', 'longing'])
/** Those that belong to it where it was just spoken of; of others it is not known what they are about. */
const nearGrieving: ReadonlySet<FeelingGroup> = new Set(['angry', 'ashamed'])
/** What says nothing of anything: neither of the loss nor of something else. */
const brief: ReadonlySet<Act> = new Set(['thanks', 'yes', 'no', 'okay', 'dunno', 'sorry', 'there'])

/** @param of `near`: it speaks of whom is lost; `fresh`: so did the message before it */
function moodOf(
  text: string,
  sentences: readonly ReadSentence[],
  language: Language,
  { near, fresh }: { near: boolean; fresh: boolean },
) {
  if (isLaugh(text) || sentences.some(({ act }) => act === 'goodNews')) return 'cheerful'
  const feeling = feelingOf(text, language)
  const hurts = feeling !== null && (grieving.has(feeling) || (fresh && nearGrieving.has(feeling)))
  if (near || hurts) return 'touches'
  if (sentences.every(({ act }) => act !== null && brief.has(act))) return 'brief'
  // What is only guessed to be good ends no grief: a fond memory of the dead sounds like joy.
  const named = readFeeling(text, language).confidence === 1
  return valenceOf(feeling) === 'good' && named ? 'cheerful' : 'plain'
}
