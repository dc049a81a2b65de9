import { splitWords } from '@lumen/language/words'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { tagOf } from './languages'

/** Clauses of a text: each ends with its punctuation. */
export const clausesOf = (text: string): string[] =>
  text.match(/[^，。、！？；：]+[，。、！？；：]*/gu) ?? [text]

/** Pieces with the place where each begins. */
const placed = (pieces: readonly string[]) => {
  let at = 0
  return pieces.map((text) => {
    const piece = { at, text }
    at += text.length
    return piece
  })
}

/**
 * A heading that breaks well where the script writes no spaces: between clauses if it can, else
 * between words (Chinese) or phrases (Japanese, by the browser), never inside a word.
 */
export function Phrase({ children }: { children: string }) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const clauses = useMemo(
    () =>
      language === 'zh' || language === 'ja'
        ? placed(clausesOf(children)).map(({ at, text }) => ({
            at,
            words: placed(language === 'zh' ? splitWords(text, tagOf(language)) : [text]),
          }))
        : null,
    [children, language],
  )
  if (clauses === null) return children
  return clauses.map((clause) => (
    <span
      key={clause.at}
      className={cn('inline-block', language === 'zh' ? 'phrase' : 'phrase-ja')}
    >
      {clause.words.map(({ at, text }) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {text}
        </Fragment>
      ))}
    </span>
  ))
}
