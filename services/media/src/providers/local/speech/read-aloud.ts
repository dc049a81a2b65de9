import type { Language } from '@lumen/contracts/languages'

const locales: Readonly<Record<Language, string>> = {
  zh: 'zh-CN',
  en: 'en-US',
  ja: 'ja-JP',
  ko: 'ko-KR',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
  pt: 'pt-BR',
}
const percent: Readonly<Record<Language, string>> = {
  zh: '百分之$1',
  en: '$1 percent',
  ja: '$1パーセント',
  ko: '$1 퍼센트',
  fr: '$1 pour cent',
  de: '$1 Prozent',
  es: '$1 por ciento',
  pt: '$1 por cento',
}

/** A text as it is to be spoken: dates and shares in words, marks that would be read as commands left out. */
export function textToSpeak(text: string, language: Language): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Extended_Pictographic}|[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replaceAll(/[[\]<>*_`#|~^\\]+/g, ' ')
    .replaceAll(
      /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})\b/g,
      (whole, year: string, month: string, day: string) => {
        const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
        return date.getUTCMonth() === Number(month) - 1
          ? new Intl.DateTimeFormat(locales[language], {
              dateStyle: 'long',
              timeZone: 'UTC',
            }).format(date)
          : whole
      },
    )
    .replaceAll(/(\d+(?:[.,]\d+)?)\s?%/g, percent[language])
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const digits = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう']
const hundreds = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
]
const thousands = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
]

/** A whole number under 10¹² as Japanese says it, in hiragana. */
export function japaneseNumber(value: number): string {
  if (value === 0) return 'ぜろ'
  const group = (part: number) =>
    thousands[Math.floor(part / 1000)]! +
    hundreds[Math.floor(part / 100) % 10]! +
    tens(Math.floor(part / 10) % 10) +
    digits[part % 10]!
  const high = Math.floor(value / 1e8)
  const middle = Math.floor(value / 1e4) % 1e4
  return (
    (high > 0 ? `${group(high)}おく` : '') +
    (middle > 0 ? `${group(middle)}まん` : '') +
    group(value % 1e4)
  )
}

function tens(digit: number): string {
  return digit === 0 ? '' : `${digit === 1 ? '' : digits[digit]}じゅう`
}
