import { languageFacts } from '@lumen/contracts/languages'
import { splitWords } from '@lumen/language/words'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { languageOf, tagOf } from './languages'

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
  const { script, spaces } = languageFacts[languageOf(language)]
  const clauses = useMemo(
    () =>
      spaces
        ? null
        : placed(clausesOf(children)).map(({ at, text }) => ({
            at,
            words: placed(script === 'Han' ? splitWords(text, tagOf(language)) : [text]),
          })),
    [children, language, script, spaces],
  )
  if (clauses === null) return children
  return clauses.map((clause) => (
    <span key={clause.at} className={cn('inline-block', script === 'Han' ? 'phrase' : 'phrase-ja')}>
      {clause.words.map(({ at, text }) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {text}
        </Fragment>
      ))}
    </span>
  ))
}
