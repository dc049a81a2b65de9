import { draft, type Draft, pickFrom, say } from './draft.ts'
import type { Grief } from './grief.ts'
import { chance } from '@lumen/language/seed'
import type { Turn } from './turn.ts'

const slotsOf = ({ who }: Grief) => (who === null ? {} : { who })

/** A list's lines that name whom the grief is about, where that is known and any do. */
function naming(lines: readonly string[], grief: Grief): readonly string[] {
  const named = grief.who === null ? [] : lines.filter((line) => line.includes('{who}'))
  return named.length > 0 ? named : lines
}

const of = (turn: Turn, lines: readonly string[], purpose: string): string | null =>
  pickFrom(turn, lines, {}, purpose)?.text ?? null

/** The reply to a loss just told: sympathy in a plain sentence, before anything else. */
export function condole(turn: Turn, grief: Grief, recalled: Draft | null): Draft {
  const { sorry, stay } = turn.pack.condolence
  const lines = naming(sorry[grief.kind], grief)
  const plain = pickFrom(turn, lines, slotsOf(grief), 'condolence')?.text ?? null
  return draft('condolence', [plain, ...(recalled?.parts ?? [of(turn, stay, 'stay')])], {
    emotion: 'caring',
    memoryIds: recalled?.memoryIds ?? [],
  })
}

/** To what is said after it: a short line, now and then a question about the loss. */
export function keepCompany(turn: Turn, grief: Grief): Draft {
  const { stay, ask } = turn.pack.condolence
  if (!grief.near) return draft('grief', [say(turn, 'unsure')], { emotion: 'gentle' })
  const asked = turn.said.slice(-2).some((reply) => /[?？]\s*$/.test(reply))
  const asks = !turn.quiet && !asked && chance(`${turn.seed}|grief`, 50)
  const open = naming(ask[grief.kind], grief).filter(
    (line) => turn.chooser.ageOf(line) === Number.POSITIVE_INFINITY,
  )
  return draft('grief', [of(turn, stay, 'stay')], {
    emotion: 'gentle',
    ask: asks ? (pickFrom(turn, open, slotsOf(grief), 'grief.ask')?.text ?? null) : null,
  })
}

/** What needs no more than one line while somebody grieves. */
export const sayInGrief = (turn: Turn, list: 'doubt' | 'thanks' | 'parting'): Draft =>
  draft(`grief.${list}`, [of(turn, turn.pack.condolence[list], list)], { emotion: 'gentle' })
