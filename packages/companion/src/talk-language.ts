import type { Language } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import { requestedLanguage } from './language-request.ts'

/** Messages in a row that are clearly in another language end what was asked for. */
const awayMost = 2
/** Earlier messages looked at when the newest tells no language. */
const lookBack = 3

/** Too short to tell that somebody goes on in its language: 好, "ok thanks", うん. */
const isShort = (text: string): boolean =>
  (text.match(/[\u3040-\u9fff\uac00-\ud7af]/gu) ?? []).length < 4 &&
  (text.match(/\p{Script=Latin}+/gu) ?? []).length < 3

/** What is said, without who is called by name: 小忆 in a German greeting is not Chinese. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.filter((name) => name.length > 1).reduce((rest, name) => rest.replaceAll(name, ' '), text)

/**
 * The language the user asked to be spoken to in, while that holds: until they ask for another, or
 * write two messages in a row that are clearly in another. Null when none was asked for.
 *
 * @param messages the user's, oldest first, the newest last
 */
export function askedLanguage(messages: readonly string[]): Language | null {
  let asked: Language | null = null
  let away: readonly Language[] = []
  for (const message of messages) {
    const request = requestedLanguage(message)
    if (request !== null) {
      asked = request
      away = []
    } else if (asked !== null && !isShort(message)) {
      const written = detectLanguage(message, asked)
      if (written === null) continue
      away = written === asked ? [] : [...away.filter((each) => each === written), written]
      if (away.length >= awayMost) asked = null
    }
  }
  return asked
}

/**
 * The language of the next reply: the one asked for, else that of the newest message, else that of
 * the latest clear one, else the preferred.
 *
 * @param messages the user's, oldest first, the newest last
 */
export function talkLanguage(messages: readonly string[], preferred: Language): Language {
  const asked = askedLanguage(messages)
  if (asked !== null) return asked
  for (const message of messages.slice(-1 - lookBack).toReversed()) {
    const written = detectLanguage(message, preferred)
    if (written !== null) return written
  }
  return preferred
}
