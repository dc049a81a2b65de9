import { openRoom } from '@lumen/content/open-room'
import { chartParts, type ChartAbout, type ChartPart } from '@lumen/contracts/fortune/bus'
import { languages } from '@lumen/contracts/languages'
import { chartRoom } from './content.ts'
import { toMatchable } from './matchable.ts'
import { createPhraseIndex } from './phrase-index.ts'
import { spelt } from './phrase-templates.ts'

/** What a message wants to know of the sky: the user’s chart or one part of it, or a day of theirs. */
export type ChartQuestion =
  | { readonly about: Exclude<ChartAbout, 'chart'> }
  | { readonly about: 'chart'; readonly part?: ChartPart }

/** Messages longer than this tell of something else, whatever words they hold. */
const longest = 400

const spans = ['tomorrow', 'week', 'month', 'year'] as const

/** Words of charts are asked for in any language, whatever language the talk is in. */
let find: ReturnType<typeof createPhraseIndex> | null = null

function labelsIn(message: string): ReadonlySet<string> {
  if (find === null) {
    const contentOf = openRoom(chartRoom)
    const phrases = languages.flatMap((language) => {
      const { parts, ...others } = contentOf(language).chart
      return Object.entries({ ...parts, ...others }).flatMap(([label, list]) => spelt(label, list))
    })
    find = createPhraseIndex(phrases)
  }
  return new Set(find(toMatchable(message)).map(({ label }) => label))
}

/** Whether a message asks about the user’s chart or day; null for everything else. */
export function chartQuestionOf(message: string): ChartQuestion | null {
  if (message.length > longest) return null
  const labels = labelsIn(message)
  if (labels.has('fortune') || (labels.has('day') && !labels.has('otherwise'))) {
    const span = labels.has('today') ? undefined : spans.find((each) => labels.has(each))
    return { about: span ?? 'today' }
  }
  if (labels.has('yours') || !labels.has('chart')) return null
  const part = chartParts.find((each) => labels.has(each))
  return part === undefined ? { about: 'chart' } : { about: 'chart', part }
}

/** Whether a message speaks of the companion’s own sign or chart. */
export const asksYourChart = (message: string): boolean =>
  message.length <= longest && labelsIn(message).has('yours')

/** Whether a message asks to hear something, without the mark of a question or with it. */
export const wishesToHear = (message: string): boolean =>
  /[?？]/.test(message) || labelsIn(message).has('wishes')
