import { languages, type Language } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import { stemWord } from '@lumen/language/stem'
import { conceptWords } from './concept-words.ts'

/** What each word means, by language and the form it is looked up under. */
const concepts: Readonly<Record<Language, ReadonlyMap<string, string>>> = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(
      Object.entries(conceptWords).flatMap(([concept, words]) =>
        (words[language] ?? '')
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => [formOf(fold(word), language), concept]),
      ),
    ),
  ]),
) as Record<Language, Map<string, string>>

function formOf(word: string, language: Language): string {
  return language === 'zh' || language === 'ja' || language === 'ko'
    ? word
    : stemWord(word, language)
}

/** The concept of a token of `readTokens`, if it has one. */
export const conceptOf = (token: string, language: Language): string | undefined =>
  concepts[language].get(token)
