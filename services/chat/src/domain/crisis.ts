import type { Language } from '@lumen/contracts/languages'
import { assessCrisis, type CrisisLabel } from '@lumen/safety/crisis'
import { readReassurance } from '@lumen/safety/reassurance'
import { careAfterAlarm, isLasting, isStillHeavy, nextCare, type Care } from './care.ts'
import type { FixedText } from './fixed-texts.ts'

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
  /** The fixed texts that were said lately, oldest first: none is said twice in a row. */
  fixedTexts: readonly FixedText[]
  /** A quiet link to the help lines is to stand below the answer. */
  helpLink: boolean
}

/** Care does not outlast a day without a further sign. */
const careMs = 24 * 60 * 60_000
/** How much of an earlier message is read once more. */
const readOfEarlier = 400
/** So many of the user's last messages are read anew: an alarm among them may have no reply. */
const unanswered = 6
/** The link stays for so many messages after care ended, the one that ended it among them. */
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
  const previous = users.map(({ content }) => content)
  const stated = assessCrisis(text, { language, previous })
  const wish = instruction === null ? stated : assessCrisis(instruction, { language })
  const decisive = stated.label === 'none' ? wish : stated
  const before = readCare(lately, users.slice(-unanswered)[0], language)
  const care = nextCare(before.care, { ...stated, text })
  return {
    crisis: decisive.label,
    crisisForm: decisive.form,
    crisisLanguage: decisive.language,
    care: decisive.label === 'none' ? care : null,
    isHeavy: isStillHeavy({ ...stated, text }),
    fixedTexts: before.fixedTexts,
    helpLink:
      decisive.label === 'none' &&
      (before.care !== null || before.linkLeft > 1 || stated.isPlayedDown),
  }
}

/**
 * Follows care through the talk. The floor's own replies tell of earlier alarms; from the message
 * `oldest` on the user's own are read for alarms without one.
 */
function readCare(lately: readonly Said[], oldest: Said | undefined, language: Language) {
  let care: Care | null = null
  const fixedTexts: FixedText[] = []
  let linkLeft = 0
  let isNew = false
  for (const message of lately) {
    const { content, isFromUser, metadata } = message
    isNew ||= message === oldest
    if (isFromUser) {
      linkLeft = care === null ? linkLeft - 1 : linkMessages
      if (isNew || care !== null) care = careAfter(care, content, language)
    } else if (metadata.crisis !== undefined) {
      // What a reply was given for counts: moderation may have heard what the rules do not.
      const { crisis: label, crisisForm: form = 'direct' } = metadata
      care = careAfterAlarm(care, { label, form })
      fixedTexts.push(label)
    } else if (metadata.provider === 'safety') {
      fixedTexts.push('follow-up')
    }
  }
  return { care, fixedTexts, linkLeft }
}

function careAfter(care: Care | null, content: string, language: Language): Care | null {
  const text = content.slice(0, readOfEarlier)
  // Nothing else would change it: long talks need not be read whole.
  if (care !== null && isLasting(care) && readReassurance(text) === null) return care
  return nextCare(care, { ...assessCrisis(text, { language }), text })
}
