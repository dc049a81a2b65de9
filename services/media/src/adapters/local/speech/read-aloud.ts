import { languageFacts, type Language } from '@lumen/contracts/languages'
import type { ReadAloudWords } from '../../../content.ts'
import { fillSlots } from '../../../domain/fill-slots.ts'

/** A text as it is to be spoken: dates and shares in words, marks that would be read as commands left out. */
export function textToSpeak(text: string, language: Language, words: ReadAloudWords): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\p{Extended_Pictographic}|[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replaceAll(/[[\]<>*_`#|~^\\]+/g, ' ')
    .replaceAll(
      /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})\b/g,
      (whole, year: string, month: string, day: string) => {
        const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
        return date.getUTCMonth() === Number(month) - 1
          ? new Intl.DateTimeFormat(languageFacts[language].locale, {
              dateStyle: 'long',
              timeZone: 'UTC',
            }).format(date)
          : whole
      },
    )
    .replaceAll(/(\d+(?:[.,]\d+)?)\s?%/g, (_, number: string) =>
      fillSlots(words.percent, { number }),
    )
  const said = words.numbers === undefined ? plain : digitByDigit(plain, words.numbers)
  return said.replaceAll(/\s+/g, ' ').trim()
}

/** Years are said digit by digit, and so is what follows a point. */
function digitByDigit(
  text: string,
  { digits, point, year }: NonNullable<ReadAloudWords['numbers']>,
): string {
  const oneByOne = (number: string) => [...number].map((digit) => digits[Number(digit)]).join('')
  const years = new RegExp(String.raw`\d{4}(?=\s?${year})|\d+\.\d+`, 'gu')
  return text.replaceAll(years, (number) => {
    const [whole = '', rest] = number.split('.')
    return rest === undefined ? oneByOne(whole) : `${whole}${point}${oneByOne(rest)}`
  })
}
