import { chance } from '@lumen/language/seed'
import { draft, type Draft } from './draft.ts'
import type { Grief } from './grief.ts'
import { pickLine, type Turn } from './turn.ts'

const slotsOf = ({ who }: Grief) => (who === null ? {} : { who })

/** A list's lines that name whom the grief is about, where that is known and any do. */
function naming(lines: readonly string[], { who }: Grief): readonly string[] {
  const named = who === null ? [] : lines.filter((line) => line.includes('{who}'))
  return named.length > 0 ? named : lines
}

/** The reply to a loss just told: sympathy in a plain sentence, before anything else. */
export function condole(turn: Turn, grief: Grief): Draft {
  const stay = pickLine(turn, turn.content.condolence.stay, 'stay')
  return draft(turn, 'condolence', [sympathyIn(turn, grief), stay], { emotion: 'caring' })
}

/** To who tells that somebody is unwell: a wish for them, which leaves room for what else was said. */
export const wishWell = (turn: Turn, grief: Grief): Draft =>
  draft(turn, 'concern', [sympathyIn(turn, grief)], { emotion: 'caring' })

const sympathyIn = (turn: Turn, grief: Grief): string | null =>
  pickLine(turn, naming(turn.content.condolence.sorry[grief.kind], grief), 'sorry', slotsOf(grief))

/** To what is said after it: a short line, now and then a question about the loss. */
export function keepCompany(turn: Turn, grief: Grief): Draft {
  const { stay, beside, ask } = turn.content.condolence
  const asked = turn.said.slice(-2).some((reply) => /[?？]\s*$/.test(reply))
  const asks = turn.mayAsk && !asked && chance(`${turn.seed}|grief`, 50)
  const open = turn.chooser.unsaid(naming(ask[grief.kind], grief))
  return draft(turn, 'grief', [pickLine(turn, grief.kind === 'unwell' ? beside : stay, 'stay')], {
    emotion: 'gentle',
    ask: asks ? pickLine(turn, open, 'grief.ask', slotsOf(grief)) : null,
  })
}

/** What needs no more than one line while somebody grieves. */
export const sayInGrief = (turn: Turn, list: 'doubt' | 'thanks' | 'parting'): Draft =>
  draft(turn, `grief.${list}`, [pickLine(turn, turn.content.condolence[list], list)], {
    emotion: 'gentle',
  })
