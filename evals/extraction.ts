/**
 * How much of what short dialogues tell is remembered, and how much of what is remembered was told,
 * offline, by the rules that the service uses. Prints a table; ends with 1 below the goals.
 */
import { readFileSync } from 'node:fs'
import { languages, type Language } from '@lumen/contracts/languages'
import type { Candidate } from '@lumen/memory/domain/extract/candidate'
import { extractByRules } from '@lumen/memory/domain/extract/extract-by-rules'
import { dayOf } from '@lumen/memory/domain/search/dates'
import { settleSlot } from '@lumen/memory/domain/settle-slot'

const folder = new URL('../services/memory/fixtures/extraction/', import.meta.url)
const today = dayOf(2026, 11, 21)
const goals = { precision: 0.9, recall: 0.5, superseded: 0.8 }

type Expected = { types: string[]; words: string }
type Dialogue = { unseen: boolean; said: string[]; expected: Expected[] }

/** Blocks of `U`, `C` and `=` lines; `# unseen` begins those written after the rules. */
function readDialogues(language: Language): Dialogue[] {
  let unseen = false
  return readFileSync(new URL(`${language}.txt`, folder), 'utf8')
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block.trim().split('\n')
      for (const line of lines) if (line.startsWith('#')) unseen = line.includes('unseen')
      const of = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim())
      const said = of('U')
      const expected = of('=')
        .flatMap((line) => line.split(';'))
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item) => {
          const colon = item.indexOf(':')
          return { types: item.slice(0, colon).split('|'), words: item.slice(colon + 1).trim() }
        })
      return said.length === 0 ? [] : [{ unseen, said, expected }]
    })
}

const fits = (memory: Candidate, { types, words }: Expected): boolean =>
  types.includes(memory.type) && memory.content.toLowerCase().includes(words.toLowerCase())

type Score = { dialogues: number; made: number; right: number; expected: number; found: number }
const zero = (): Score => ({ dialogues: 0, made: 0, right: 0, expected: 0, found: 0 })
const show = process.argv.includes('--show')

function score(language: Language, dialogues: readonly Dialogue[]): Score {
  const total = zero()
  for (const { said, expected } of dialogues) {
    const made = said.flatMap((text) => extractByRules({ text, language, today }))
    const wrong = made.filter((memory) => !expected.some((one) => fits(memory, one)))
    const missed = expected.filter((one) => !made.some((memory) => fits(memory, one)))
    total.dialogues += 1
    total.made += made.length
    total.right += made.length - wrong.length
    total.expected += expected.length
    total.found += expected.length - missed.length
    if (!show) continue
    for (const { type, content } of wrong) console.log(`${language} wrong   ${type}: ${content}`)
    for (const { types, words } of missed)
      console.log(`${language} missed  ${types.join('|')}: ${words}   in: ${said.join(' / ')}`)
  }
  return total
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
const sum = (scores: readonly Score[]): Score => {
  const total = zero()
  for (const each of scores)
    for (const key of Object.keys(total) as (keyof Score)[]) total[key] += each[key]
  return total
}
const row = (name: string, each: Score) => ({
  name,
  dialogues: each.dialogues,
  precision: share(each.right, each.made).toFixed(3),
  recall: share(each.found, each.expected).toFixed(3),
  memories: each.made,
  expected: each.expected,
})

function scoreContradictions(): { superseded: number; all: number } {
  const lines = readFileSync(new URL('contradictions.txt', folder), 'utf8').trim().split('\n')
  let superseded = 0
  for (const line of lines) {
    const [language, first, second, words] = line.split('|').map((part) => part.trim())
    const tellings = [first, second].flatMap((text, at) =>
      extractByRules({ text: text ?? '', language: language as Language, today }).map((told) => ({
        messageId: String(at),
        companionId: '',
        fingerprint: `${told.slot}=${told.value}`,
        saidAt: new Date(at),
        saidOn: today,
        told,
      })),
    )
    const bySlot = Map.groupBy(tellings, ({ told }) => told.slot)
    const over = [...bySlot.values()].some((group) =>
      settleSlot(group, () => false).some(
        ({ to, tellings: same }) =>
          to !== null && same.some(({ told }) => told.content.includes(words ?? '')),
      ),
    )
    if (over) superseded += 1
    else if (show) console.log(`not superseded: ${line}`)
  }
  return { superseded, all: lines.length }
}

const scores = languages.map((language) => {
  const dialogues = readDialogues(language)
  return {
    language,
    tuned: score(
      language,
      dialogues.filter(({ unseen }) => !unseen),
    ),
    unseen: score(
      language,
      dialogues.filter(({ unseen }) => unseen),
    ),
  }
})
const unseen = sum(scores.map((each) => each.unseen))
const all = sum(scores.flatMap((each) => [each.tuned, each.unseen]))
console.table([
  ...scores.map((each) => row(each.language, sum([each.tuned, each.unseen]))),
  row('all', all),
  ...scores.map((each) => row(`${each.language} unseen`, each.unseen)),
  row('all unseen', unseen),
])
const { superseded, all: contradictions } = scoreContradictions()
console.log(`contradictions superseded: ${superseded} of ${contradictions}`)
const reached =
  share(all.right, all.made) >= goals.precision &&
  share(all.found, all.expected) >= goals.recall &&
  superseded / contradictions >= goals.superseded
process.exitCode = reached ? 0 : 1
