import type { Language } from '@lumen/contracts/languages'
import functionWords from '../data/function-words.json' with { type: 'json' }
import signs from '../data/signs.json' with { type: 'json' }
import { isLaugh } from './laughs.ts'
import { latinLanguages, type LatinLanguage } from './latin-languages.ts'

type Signs = {
  /** Letters that only this language uses. */
  readonly letters?: string
  /** The same of parts of words. */
  readonly parts?: string
  readonly words?: string
  /** What words begin with, before one of these letters. */
  readonly beginnings?: { readonly any: string; readonly before: string }
  readonly endings?: string
}

function signsOf({ letters, parts, words, beginnings, endings }: Signs): RegExp {
  const any = (list: string | undefined) => list?.split(' ').join('|')
  const found = [
    letters && `[${letters}]`,
    any(parts),
    words && `(?<!\\p{L})(?:${any(words)})(?!\\p{L})`,
    beginnings && `(?<!\\p{L})(?:${any(beginnings.any)})(?=[${beginnings.before}])`,
    endings && `(?<=\\p{L})(?:${any(endings)})(?!\\p{L})`,
  ]
  return new RegExp(found.filter((source) => source !== undefined).join('|'), 'u')
}

/** What only some of the languages in Latin script use. */
const tellingSigns: Readonly<Record<LatinLanguage, RegExp>> = {
  en: signsOf(signs.en),
  fr: signsOf(signs.fr),
  de: signsOf(signs.de),
  es: signsOf(signs.es),
  pt: signsOf(signs.pt),
}
/** What marks a text in Han script as Chinese, and one without kana as Japanese. */
const chineseSigns = signsOf(signs.zh)
const japaneseSigns = signsOf(signs.ja)

/** What a word says for a language: a word of one language counts whole, a shared one in part. */
const wordWeights: ReadonlyMap<string, ReadonlyMap<LatinLanguage, number>> = weigh()

function weigh() {
  const owners = new Map<string, Set<LatinLanguage>>()
  for (const language of latinLanguages) {
    for (const word of functionWords[language].split(' ')) {
      owners.set(word, (owners.get(word) ?? new Set()).add(language))
    }
  }
  const weights = new Map<string, Map<LatinLanguage, number>>()
  for (const [word, languages] of owners) {
    weights.set(word, new Map([...languages].map((language) => [language, 1 / languages.size])))
  }
  return weights
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * The language of a short text, or null when it is not clearly one of the eight: by script for
 * zh, ja and ko, by function words for the rest. `preferred` is kept whenever it is plausible.
 */
export function detectLanguage(text: string, preferred: Language): Language | null {
  const sample = text.slice(0, 400).replace(/https?:\/\/\S+/g, ' ')
  // ㅋㅋㅋ and 哈哈 are typed by everybody.
  if (isLaugh(sample)) return null
  const hangul = count(sample, /[\uac00-\ud7af\u1100-\u11ff\u3130-\u318f]/g)
  const kana = count(sample, /[\u3041-\u3096\u30a1-\u30fa]/g)
  const han = count(sample, /[\u3400-\u9fff]/g)
  const latin = count(sample, /[a-zA-ZÀ-ɏ]+/g)

  if (hangul > 0 && hangul >= kana + han && hangul * 2 >= latin) return 'ko'
  if (kana + han > 0 && (kana + han) * 2 >= latin) return detectHan(sample, kana, han, preferred)
  if (latin < 2) return null
  return detectLatin(sample, preferred)
}

function detectHan(text: string, kana: number, han: number, preferred: Language): Language {
  const particleOnly = kana > 0 && kana <= 1 + han / 6 && !/[ァ-ヺ]/.test(text)
  const decorative = particleOnly && /^[^ぁ-ん]*の?[^ぁ-ん]*$/.test(text) && chineseSigns.test(text)
  if (kana > 0 && !decorative) return 'ja'
  if (japaneseSigns.test(text) && !chineseSigns.test(text)) return 'ja'
  if (preferred === 'ja' && !chineseSigns.test(text)) return 'ja'
  return 'zh'
}

function detectLatin(text: string, preferred: Language): Language | null {
  const lower = text.toLowerCase().replace(/[’‘]/g, "'")
  const scores = new Map<LatinLanguage, number>(latinLanguages.map((language) => [language, 0]))
  for (const word of lower.match(/[\p{L}']+/gu) ?? []) {
    for (const [language, weight] of wordWeights.get(word) ?? []) {
      scores.set(language, (scores.get(language) ?? 0) + weight)
    }
  }
  for (const language of latinLanguages) {
    if (tellingSigns[language].test(lower)) {
      scores.set(language, (scores.get(language) ?? 0) + 1)
    }
  }
  const ranked = [...scores].sort((one, other) => other[1] - one[1])
  const [best, second] = ranked
  if (best === undefined || second === undefined) return null
  const own = scores.get(preferred as LatinLanguage) ?? 0
  if (own > 0 && own >= best[1] * 0.7) return preferred
  if (best[1] < 1.5 || best[1] - second[1] < 0.4) return null
  return best[0]
}
