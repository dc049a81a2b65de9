import type { LatinLanguage } from './latin-languages.ts'
import { stemEnglish } from './stem-english.ts'

/** Endings that carry no meaning of their own, longest first, and how much of the word must remain. */
type Endings = { readonly pattern: RegExp; readonly least: number }

const inflections = {
  fr: {
    pattern:
      /(?:issements?|issant|atrices?|ateurs?|ations?|ements?|euses?|aient|antes?|erions|erons|eront|erait|ants?|ions|iez|ées?|ais|ait|era|ont|ent|eux|eur|ité|ife?s?|er|ez|es|és|ir|it|is|ie|é|e|s|x)$/u,
    least: 3,
  },
  es: {
    pattern:
      /(?:amientos?|imientos?|aciones|amente|adoras?|adores|ación|ieron|iendo|aron|ando|ábamos|aban|abas|ación|idad|ados?|adas?|idos?|idas?|amos|emos|imos|ando|aba|ían|ías|aré|eré|iré|ará|erá|irá|ción|ote|ito|ita|os|as|es|ar|er|ir|ía|ó|é|í|a|o|e|s|n)$/u,
    least: 3,
  },
  pt: {
    pattern:
      /(?:amentos?|imentos?|adoras?|adores|amente|ações|ação|aram|eram|iram|ando|endo|indo|avam|ávamos|ados?|adas?|idos?|idas?|amos|emos|imos|ava|iam|ias|arei|erei|irei|ará|erá|irá|dade|ões|inho|inha|ou|eu|iu|os|as|es|ar|er|ir|ia|ei|a|o|e|s|m)$/u,
    least: 3,
  },
  de: {
    pattern:
      /(?:heiten|keiten|ungen|lichen|licher|liches|heit|keit|ungs|isch|lich|erin|test|test|ung|end|ern|em|en|er|es|st|te|et|e|s|n|t)$/u,
    least: 4,
  },
} satisfies Readonly<Record<Exclude<LatinLanguage, 'en'>, Endings>>

const koreanEndings =
  /(?:에서는|에게서|이라고|으로는|했어요|했습니다|었어요|았어요|습니다|하고|에서|에게|한테|으로|부터|까지|처럼|보다|이랑|이라|입니다|이에요|예요|했다|했어|하는|해요|하자|은|는|이|가|을|를|에|의|로|와|과|도|만|랑|야|아)$/u

/**
 * The form under which a folded word is looked up: inflected forms of one word share it, mostly; in
 * Korean it has no particle or ending.
 */
export function stemWord(word: string, language: LatinLanguage | 'ko'): string {
  if (language === 'en') return stemEnglish(word)
  if (language === 'ko') return withoutEnding(word, koreanEndings, 2)
  const { pattern, least } = inflections[language]
  const past = language === 'de' && word.length > 6 ? word.replace(/^ge(?=.{4}.*[tn]$)/u, '') : word
  return withoutEnding(past, pattern, least)
}

/** A word without its ending, unless fewer letters than `least` would be left. */
function withoutEnding(word: string, endings: RegExp, least: number): string {
  const ending = endings.exec(word)?.[0] ?? ''
  return word.length - ending.length < least ? word : word.slice(0, word.length - ending.length)
}
