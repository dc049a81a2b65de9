import { readFileSync } from 'node:fs'
import { type Hexagram, linesOf } from './hexagrams.ts'

/** A passage of the classic in Chinese, with the title it is cited by: 卦辞, 初九, 用九. */
export type Passage = { readonly title: string; readonly text: string }

type Chapter = {
  readonly judgement: string
  readonly lines: readonly string[]
  readonly all?: string
}

/** King Wen’s order; each chapter is name, 卦辞, six 爻辞, and 用九 or 用六 of the first two. */
const chapters: readonly Chapter[] = readFileSync(
  new URL('../../data/zhouyi.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n\n')
  .map((chapter) => {
    const [, judgement, ...lines] = chapter.split('\n')
    const all = lines[6]
    return { judgement: judgement!, lines: lines.slice(0, 6), ...(all !== undefined && { all }) }
  })

const chapterOf = ({ number }: Hexagram) => chapters[number - 1]!

/** 卦辞. */
export const judgementOf = (hexagram: Hexagram): Passage => ({
  title: '卦辞',
  text: chapterOf(hexagram).judgement,
})

const places = ['初', '二', '三', '四', '五', '上']

/** 爻辞 of a line, 1 at the bottom. */
export function lineOf(hexagram: Hexagram, line: number): Passage {
  const digit = linesOf(hexagram)[line - 1] === true ? '九' : '六'
  const place = places[line - 1]!
  const first = line === 1 || line === 6
  return {
    title: first ? `${place}${digit}` : `${digit}${place}`,
    text: chapterOf(hexagram).lines[line - 1]!,
  }
}

/** 用九 of 乾 or 用六 of 坤, read when all six lines move; null for the other hexagrams. */
export function allMovingOf(hexagram: Hexagram): Passage | null {
  const { all } = chapterOf(hexagram)
  if (all === undefined) return null
  return { title: hexagram.name === '乾' ? '用九' : '用六', text: all }
}

export type Verdict = 'good' | 'mixed' | 'hard'

/**
 * What the judging words of a passage come down to: 凶, 灾, 无攸利, 致寇 that nothing softens (吉, 亨, 无咎,
 * 何咎, 悔亡, 利贞, 利涉大川) are hard; 吉, 亨, 利 beside no 厉, 吝, 悔, 勿用 are good; the rest, and what says
 * both, is mixed. 利贞 alone is a condition and no 吉, and 用亨 is 用享, an offering. Not the last word
 * alone: 征凶 with 居贞吉 tells of two ways to go, whichever stands last.
 */
export function verdictOf({ text }: Passage): Verdict {
  if (/凶|灾|无攸利|致寇|死如/.test(text))
    return /吉|亨|[无何]咎|悔亡|(?<!不)利[贞涉]/.test(text) ? 'mixed' : 'hard'
  const held = /厉|吝|勿用|(?<!无|无祗)悔(?!亡)|(?<!无)不利/.test(text)
  const good = /吉|(?<!用)亨|(?<!不)利(?!御|[^，；。]*贞)|无不利|有喜|有功/.test(text)
  return good && !held ? 'good' : 'mixed'
}
