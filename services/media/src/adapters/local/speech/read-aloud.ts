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
    .replaceAll(/\d{4}(?=\s?年)|\d+\.\d+/g, (number) =>
      language === 'zh' ? chineseDigits(number) : number,
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const chinese = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** Years are said digit by digit, and so is what follows a point. */
function chineseDigits(number: string): string {
  const [whole = '', rest] = number.split('.')
  const oneByOne = (digits: string) => [...digits].map((digit) => chinese[Number(digit)]).join('')
  return rest === undefined ? oneByOne(whole) : `${whole}点${oneByOne(rest)}`
}
