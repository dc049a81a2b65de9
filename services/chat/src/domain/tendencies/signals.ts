import { readWishes } from '@lumen/companion/manner'
import type { MannerWish, StepReason } from '@lumen/contracts/chat/tendencies'
import type { Language } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import { readActs } from '@lumen/understanding/open-acts'
import type { Act } from '@lumen/understanding/act-list'
import { reasonOfWish } from './moves.ts'

/** A message of a day, as far as it may move its companion’s manner. */
export type DayMessage = {
  id: string
  fromUser: boolean
  text: string
  /** Of a user’s the feeling, of a companion’s the tone. */
  emotion: string | null
  /** The message that it answers. */
  replyTo: string | null
  /** What was asked of it when it was written again. */
  wishes: readonly MannerWish[]
  /** Its user has marked it. */
  marked: boolean
  /** How long the newest text of a reply is, of which its user chose an older one. */
  choseOver: number | null
}

/** That a message gives a reason to move. */
export type Signal = { reason: StepReason; messageId: string }

const reasonOfFeeling: Readonly<Record<string, StepReason>> = {
  sadness: 'sad',
  anger: 'upset',
  disgust: 'upset',
  fear: 'upset',
  joy: 'glad',
}
const reasonOfTone: Readonly<Record<string, StepReason>> = {
  gentle: 'likedWarm',
  caring: 'likedWarm',
  encouraging: 'likedWarm',
  playful: 'likedPlayful',
  cheerful: 'likedPlayful',
  excited: 'likedPlayful',
  calm: 'likedCalm',
}
const reasonOfAct: Partial<Readonly<Record<Act, StepReason>>> = {
  joke: 'played',
  riddle: 'played',
  wouldYouRather: 'played',
  twentyQuestions: 'played',
  wordChain: 'played',
  game: 'played',
  laugh: 'laughed',
  quiet: 'askedFewerQuestions',
  talkAgain: 'askedMoreQuestions',
}
/** What nobody’s manner moves towards, of whatever age: nothing in such a message counts, nor the answer to it. */
const apart: ReadonlySet<Act> = new Set(['romance', 'explicit', 'injection'])
/** A text counts as chosen for its length from this share of the other on. */
const muchShorter = 0.7

/** The reasons in the messages of a day, each at most once a message. */
export function signalsOf(messages: readonly DayMessage[], preferred: Language): Signal[] {
  const actsOf = new Map<string, ReadonlySet<Act | null>>()
  for (const { id, text, fromUser } of messages)
    if (fromUser)
      actsOf.set(id, new Set(readActs(text, languageOf(text, preferred)).map(({ act }) => act)))
  const isApart = (id: string | null) =>
    id !== null && [...(actsOf.get(id) ?? [])].some((act) => act !== null && apart.has(act))
  return messages
    .filter(({ id, replyTo }) => !isApart(id) && !isApart(replyTo))
    .flatMap((message) => {
      const reasons = message.fromUser
        ? reasonsSaid(message, actsOf.get(message.id) ?? new Set(), preferred)
        : reasonsLiked(message)
      return [...new Set(reasons)].map((reason) => ({ reason, messageId: message.id }))
    })
}

const languageOf = (text: string, preferred: Language): Language =>
  detectLanguage(text, preferred) ?? preferred

function reasonsSaid(
  { text, emotion }: DayMessage,
  acts: ReadonlySet<Act | null>,
  preferred: Language,
): StepReason[] {
  const felt = reasonOfFeeling[emotion ?? '']
  const wished = readWishes(text, languageOf(text, preferred)).map((wish) => reasonOfWish[wish])
  const done = [...acts].flatMap((act) => (act === null ? [] : (reasonOfAct[act] ?? [])))
  return [...wished, ...done, ...(felt === undefined ? [] : [felt])]
}

function reasonsLiked({ text, emotion, wishes, marked, choseOver }: DayMessage): StepReason[] {
  const reasons = wishes.map((wish) => reasonOfWish[wish])
  if (choseOver !== null && text.length <= choseOver * muchShorter) reasons.push('choseShorter')
  if (choseOver !== null && text.length * muchShorter >= choseOver) reasons.push('choseLonger')
  if (!marked) return reasons
  const tone = reasonOfTone[emotion ?? '']
  if (tone !== undefined) reasons.push(tone)
  // Curious is the tone of whatever has no other: liked is that it asks.
  else if (/[?？]\s*$/u.test(text)) reasons.push('likedCurious')
  return reasons
}
