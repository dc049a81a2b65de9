import type { Language } from '@lumen/contracts/languages'

/** What a prompt says of a face; undefined where it leaves that open. */
export type Face = { readonly glasses: boolean; readonly hair: 'up' | 'long' | 'short' | undefined }

type FaceWords = Readonly<Record<'glasses' | 'up' | 'long' | 'short', RegExp>>

/** Up to two words may stand between: long silver hair. */
const faceWords: Readonly<Record<Language, FaceWords>> = {
  zh: {
    glasses: /眼镜/u,
    up: /髻|盘发|丸子头/u,
    long: /长(?:[直卷]?发|头发)|马尾/u,
    short: /短(?:[直卷]?发|头发)/u,
  },
  en: {
    glasses: /(?<!\p{L})(?:eye)?glasses(?!\p{L})|spectacles/iu,
    up: /(?<!\p{L})hair\s+buns?(?!\p{L})|hair\s+(?:up|tied)(?!\p{L})|(?<!\p{L})tied\s+(?:\p{L}+\s+)?hair/iu,
    long: /(?<!\p{L})long[\s-]+(?:\p{L}+\s+){0,2}hair/iu,
    short: /(?<!\p{L})short[\s-]+(?:\p{L}+\s+){0,2}hair/iu,
  },
  ja: {
    glasses: /眼鏡|メガネ|めがね/u,
    up: /お団子|結い髪|束ね髪/u,
    long: /長髪|長い(?:[^、。]{0,4}の)?髪|ロングヘア/u,
    short: /短髪|短い(?:[^、。]{0,4}の)?髪|ショート(?:ヘア|カット)/u,
  },
  ko: {
    glasses: /안경/u,
    up: /쪽머리|쪽진|묶은\s*머리|머리를\s*묶/u,
    long: /긴\s*(?:[^\s,.]+\s+)?머리|장발/u,
    short: /짧은\s*(?:[^\s,.]+\s+)?머리|단발/u,
  },
  fr: {
    glasses: /(?<!\p{L})lunettes/iu,
    up: /chignon|cheveux\s+(?:\p{L}+\s+){0,2}attachés/iu,
    long: /(?<!\p{L})longs\s+cheveux|cheveux\s+(?:\p{L}+\s+){0,2}longs/iu,
    short: /(?<!\p{L})courts\s+cheveux|cheveux\s+(?:\p{L}+\s+){0,2}courts/iu,
  },
  de: {
    glasses: /(?<!\p{L})\p{L}*brille(?!\p{L})/iu,
    up: /haarknoten|(?<!\p{L})gebundene[mnrs]?\s+(?:\p{L}+\s+)?haar|dutt(?!\p{L})/iu,
    long: /(?<!\p{L})(?:lange[mnrs]?\s+(?:\p{L}+\s+){0,2}haar|langhaarig)/iu,
    short: /(?<!\p{L})(?:kurze[mnrs]?\s+(?:\p{L}+\s+){0,2}haar|kurzhaarig)/iu,
  },
  es: {
    glasses: /(?<!\p{L})(?:gafas|anteojos|lentes)(?!\p{L})/iu,
    up: /moños?(?!\p{L})|(?:pelo|cabello)\s+(?:\p{L}+\s+){0,2}recogido/iu,
    long: /(?:pelo|cabello)\s+(?:\p{L}+\s+){0,2}largo|melena(?!\s+corta)/iu,
    short: /(?:pelo|cabello)\s+(?:\p{L}+\s+){0,2}corto|melena\s+corta/iu,
  },
  pt: {
    glasses: /(?<!\p{L})óculos/iu,
    up: /(?<!\p{L})coques?(?!\p{L})|cabelos?\s+(?:\p{L}+\s+){0,2}presos?/iu,
    long: /cabelos?\s+(?:\p{L}+\s+){0,2}(?:longo|comprido)/iu,
    short: /cabelos?\s+(?:\p{L}+\s+){0,2}curto/iu,
  },
}
/** Their words mean the same whatever the language of the interface: a French star « brille ». */
const everywhere: readonly Language[] = ['zh', 'en', 'ja', 'ko']

/** What the words of a prompt say of a face. */
export function readFace(prompt: string, language: Language): Face {
  const text = prompt.normalize('NFC')
  const read = [...new Set([language, ...everywhere])].map((each) => faceWords[each])
  const says = (part: keyof FaceWords) => read.some((words) => words[part].test(text))
  const hair = (['up', 'long', 'short'] as const).find(says)
  return { glasses: says('glasses'), hair }
}
