import { languages, type Language } from '@lumen/contracts/languages'

/** A line that somebody wrote in a language. */
export type Line = { readonly text: string; readonly language: Language }

/** The language of a text as a detector finds it; null: it does not say. */
export type Detector = (text: string, preferred: Language) => Language | null

export type DetectionFigures = {
  /** Lines in the language of their talk that were taken for it. */
  readonly stayed: number
  /** Lines in another language than their talk, each with each talk, that were taken for it … */
  readonly heard: number
  /** … and that were taken for a third one. */
  readonly mistaken: number
  /** Wrong in all, of both kinds. */
  readonly wrong: number
}

/** How a detector does where a talk goes on in its language, and where it changes; as shares. */
export function scoreDetector(lines: readonly Line[], detect: Detector): DetectionFigures {
  let stayed = 0
  let heard = 0
  let mistaken = 0
  for (const { text, language } of lines)
    for (const talk of languages) {
      const found = detect(text, talk) ?? talk
      if (language === talk) stayed += Number(found === talk)
      else if (found === language) heard += 1
      else if (found !== talk) mistaken += 1
    }
  const changes = lines.length * (languages.length - 1)
  return {
    stayed: stayed / lines.length,
    heard: heard / changes,
    mistaken: mistaken / changes,
    wrong: 1 - (stayed + heard) / (lines.length + changes),
  }
}
