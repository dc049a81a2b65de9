import type { Language } from '@lumen/contracts/languages'
import { assessCrisis, type CrisisLabel } from '@lumen/safety/crisis'
import { readReassurance } from '@lumen/safety/reassurance'
import { isLasting, isStillHeavy, nextCare, type Care } from './care.ts'

export type { CrisisLabel } from '@lumen/safety/crisis'

type Said = {
  content: string
  isFromUser: boolean
  createdAt: Date
  metadata: {
    crisis?: 'crisis' | 'third_party'
    crisisForm?: 'direct' | 'indirect'
    provider?: string
  }
}

export type CrisisReading = {
  /** What the crisis floor says of the message. */
  crisis: CrisisLabel
  crisisForm: 'direct' | 'indirect' | null
  /** The language the decisive words are in, otherwise the one given. */
  crisisLanguage: Language
  /** Care that goes on with this message after an earlier alarm. */
  care: Care | null
  /** The message goes on about what is heavy, so that a fixed text fits. */
  isHeavy: boolean
  /** How many fixed texts were said lately since such an alarm: none is said twice in a row. */
  fixedTexts: number
  /** A quiet link to the help lines is to stand below the answer. */
  helpLink: boolean
}

/** Care does not outlast a day without a further sign. */
const careMs = 24 * 60 * 60_000
/** How much of an earlier message is read once more. */
const readOfEarlier = 400
/** So many of the user's last messages are read anew: an alarm among them may have no reply. */
const unanswered = 6
/** Earlier messages of the user that count together with the new one. */
const previousMessages = 6
/** The link stays for so many messages after care ended. */
const linkMessages = 3

/**
 * What the crisis floor says of a message and of the talk before it, oldest first. The wish that
 * comes with an answer asked for again is the user's text too.
 */
export function readCrisis(
  question: { content: string; createdAt: Date },
  instruction: string | null,
  earlier: readonly Said[],
  language: Language,
): CrisisReading {
  const { content: text, createdAt } = question
  const lately = earlier.filter(
    (message) => createdAt.getTime() - message.createdAt.getTime() < careMs,
  )
  const users = lately.filter(({ isFromUser }) => isFromUser)
  const previous = users.slice(-previousMessages).map(({ content }) => content)
  const stated = assessCrisis(text, { language, previous })
  const wish = instruction === null ? stated : assessCrisis(instruction, { language })
  const decisive = stated.label === 'none' ? wish : stated
  const before = readCare(lately, users.slice(-unanswered)[0], language)
  const care = nextCare(before.care, { ...stated, text })
  return {
    crisis: decisive.label,
    crisisForm: decisive.form,
    crisisLanguage: decisive.label === 'none' ? language : decisive.language,
    care: decisive.label === 'none' ? care : null,
    isHeavy: isStillHeavy({ ...stated, text }),
    fixedTexts: before.fixedTexts.filter(
      (label) => label === (decisive.label === 'third_party' ? 'third_party' : 'crisis'),
    ).length,
    helpLink:
      decisive.label === 'none' &&
      (care !== null || before.care !== null || before.linkLeft > 1 || stated.isPlayedDown),
  }
}

/**
 * Follows care through the talk. The floor's own replies tell of earlier alarms; from `newest` on the
 * user's messages are read for alarms without one.
 */
function readCare(lately: readonly Said[], newest: Said | undefined, language: Language) {
  let care: Care | null = null
  const fixedTexts: Care['label'][] = []
  let linkLeft = 0
  let isNew = false
  for (const message of lately) {
    const { metadata } = message
    isNew ||= message === newest
    if (message.isFromUser) {
      const before: Care | null = care
      if (isNew || care !== null) care = careAfter(care, message.content, language)
      linkLeft = before !== null && care === null ? linkMessages : Math.max(0, linkLeft - 1)
    } else if (metadata.crisis !== undefined) {
      // What a reply was given for counts: moderation may have heard what the rules do not.
      care ??= { label: metadata.crisis, form: metadata.crisisForm ?? 'direct' }
    }
    if (metadata.crisis !== undefined) fixedTexts.push(metadata.crisis)
    else if (metadata.provider === 'safety' && fixedTexts.length > 0) fixedTexts.push('crisis')
  }
  return { care, fixedTexts, linkLeft }
}

function careAfter(care: Care | null, content: string, language: Language): Care | null {
  const text = content.slice(0, readOfEarlier)
  // Nothing else would change it.
  if (care !== null && isLasting(care) && readReassurance(text) === null) return care
  return nextCare(care, { ...assessCrisis(text, { language }), text })
}
