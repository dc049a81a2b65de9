import type { CrisisAssessment } from '@lumen/safety/crisis'
import { readReassurance } from '@lumen/safety/reassurance'

/** Care that goes on after an alarm. */
export type Care = {
  label: 'crisis' | 'third_party'
  /** Whether death, suicide or self-harm was named, or said around. */
  form: 'direct' | 'indirect'
}

/** A message of the user as far as care goes, with what the crisis floor says of it. */
export type Heard = Pick<CrisisAssessment, 'label' | 'form' | 'signs'> & { text: string }

/** From here on a message that is no alarm still tells of something heavy. */
const faint = 0.2
/** Who answers in so few words has not changed the subject. */
const fewWords = 3
const fewCharacters = 4

const scriptsWithoutSpaces = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/gu

/** An answer of a few words, such as "with my sister". */
function isShort(text: string): boolean {
  if (/[?？]/.test(text)) return false
  const wide = text.match(scriptsWithoutSpaces)?.length ?? 0
  if (wide > 0) return wide <= fewCharacters
  return text.split(/\s/).filter((word) => /\p{L}/u.test(word)).length <= fewWords
}

/**
 * The care after one more message of the user. An alarm begins it or makes it graver. What was said
 * directly is over only when the user says that they are safe or never meant it; what was said
 * around, or of somebody else, also with a laugh and when they speak of something else.
 */
export function nextCare(care: Care | null, heard: Heard): Care | null {
  const { label, signs, text } = heard
  if (label !== 'none') return careAfterAlarm(care, { label, form: heard.form ?? 'indirect' })
  if (care === null) return null
  const reassurance = readReassurance(text)
  if (reassurance === 'safe' || reassurance === 'denial') return null
  if (isLasting(care) || reassurance === 'unsure') return care
  if (reassurance === 'laughter') return null
  return signs >= faint || isShort(text) ? care : null
}

/** The care after one more alarm: it begins anew, unless what went before is the gravest there is. */
export const careAfterAlarm = (care: Care | null, alarm: Care): Care =>
  care !== null && isLasting(care) ? care : alarm

/** The writer spoke of their own death, plainly. */
export const isLasting = ({ label, form }: Care): boolean => label === 'crisis' && form === 'direct'

/** Whether a message goes on about what is heavy, or says that nobody is there. */
export const isStillHeavy = ({ signs, text }: Pick<Heard, 'signs' | 'text'>): boolean =>
  signs >= faint || readReassurance(text) === 'unsure'
