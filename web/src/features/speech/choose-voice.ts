import { languageFacts, type Language } from '@lumen/contracts/languages'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService'>

/** Voices of women that systems bring along for Mandarin. */
const chineseWomen =
  /xiao(?!wan)|huihui|yaoyao|ting-?ting|yu-?shu|lili|meijia|google 普通话|女|female/i

const normal = (tag: string) => tag.replace('_', '-').toLowerCase()

/** The best voice for a language; undefined when the system has none that speaks it. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: Language,
): V | undefined {
  const tag = normal(languageFacts[language].locale)
  const score = (voice: V) => {
    const own = normal(voice.lang)
    return (
      (own === tag ? 4 : 0) +
      (language === 'zh' && chineseWomen.test(voice.name) ? 2 : 0) +
      (voice.localService ? 1 : 0)
    )
  }
  return voices
    .filter((voice) => normal(voice.lang).split('-')[0] === language)
    .toSorted((one, other) => score(other) - score(one))[0]
}
