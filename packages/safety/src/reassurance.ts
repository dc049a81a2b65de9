import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { reassuranceRoom } from './content.ts'
import { fold } from './crisis/fold.ts'
import { laughsIn } from './crisis/laughter.ts'

/**
 * What a message says about an alarm before it: that its writer is safe (`safe`), that the words
 * were not meant so (`denial`), a laugh (`laughter`), or that they are alone, not sure or not safe
 * (`unsure`). null: nothing of that kind.
 */
export type Reassurance = 'safe' | 'denial' | 'laughter' | 'unsure'

const contentOf = openRoom(reassuranceRoom)

/** The expressions of all languages, folded like the messages, so that one spelling stands for all. */
const find = (kind: 'safe' | 'denial' | 'undone'): RegExp =>
  new RegExp(
    languages.flatMap((language) => contentOf(language).reassurance[kind].map(fold)).join('|'),
  )

const onlyWords = (folded: string): string => folded.replace(/[^\p{L}\p{N}' ]+/gu, '').trim()

/** Opened with the first message that is read. */
const open = () => ({
  undone: find('undone'),
  safe: find('safe'),
  denial: find('denial'),
  unsure: new Set(
    languages.flatMap((language) =>
      contentOf(language)
        .reassurance.unsure.split(',')
        .map((answer) => onlyWords(fold(answer))),
    ),
  ),
})
let opened: ReturnType<typeof open> | null = null

/** Who reassures does it in a few words; of longer messages the beginning is read. */
const readLength = 500

/** Reads what a message says about an alarm before it, in whichever of the eight languages. */
export function readReassurance(text: string): Reassurance | null {
  opened ??= open()
  const said = fold(text.slice(0, readLength))
  if (opened.undone.test(said) || opened.unsure.has(onlyWords(said))) return 'unsure'
  if (opened.safe.test(said)) return 'safe'
  if (opened.denial.test(said)) return 'denial'
  return laughsIn(text.toLowerCase()) ? 'laughter' : null
}
