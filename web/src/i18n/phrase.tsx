import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from './languages'

const breaksByWord = new Set(['zh', 'ja'])

/** Words of a text without spaces, with closing punctuation kept on the word before it. */
export function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(tagOf(language), { granularity: 'word' })
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (words.length > 0 && isWordLike !== true) words[words.length - 1] += segment
    else words.push(segment)
  }
  return words
}

/** A heading that breaks between words also where the script writes no spaces. */
export function Phrase({ children }: { children: string }) {
  const { i18n } = useTranslation()
  const words = useMemo(
    () =>
      breaksByWord.has(i18n.language) && 'Segmenter' in Intl
        ? wordsOf(children, i18n.language)
        : null,
    [children, i18n.language],
  )
  if (words === null) return children
  return (
    <span className="phrase">
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  )
}
