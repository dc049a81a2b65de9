import { fillSlots } from '@lumen/content/fill-slots'
import type { StatementTexts } from '../content.ts'
import type { MovementKind } from './movement-kind.ts'

/**
 * What a movement was, in words. Its subject says what it was about: a use (`image`), a pack
 * (`pack:starter`), a month (`plan:basic`), a move to a higher plan (`upgrade:premium`), `bonus`.
 */
export function describeMovement(
  { kind, subject }: { kind: MovementKind; subject: string },
  texts: StatementTexts,
): string {
  if (kind === 'expire' || kind === 'release') return texts.expired
  const [about = '', name = ''] = subject.split(':')
  const named = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  const filled = (text: string, what: string) => fillSlots(text, { what })
  if (about === 'office') return kind === 'claw-back' ? texts.officeTaken : texts.office
  if (kind === 'claw-back' && about === 'test') return texts.testEnded
  if (kind === 'claw-back')
    return about === 'plan'
      ? filled(texts.takenBackPlan, named(texts.plans, name))
      : filled(texts.takenBack, named(texts.packs, name))
  if (kind === 'refund') {
    const things = about === 'pack' ? texts.packs : about === 'plan' ? texts.plans : null
    return filled(texts.refund, things ? named(things, name) : named(texts.uses, about))
  }
  if (kind === 'settle') return named(texts.uses, about)
  if (about === 'pack') return filled(texts.pack, named(texts.packs, name))
  if (about === 'plan') return filled(texts.monthly, named(texts.plans, name))
  if (about === 'upgrade') return filled(texts.upgrade, named(texts.plans, name))
  return texts.bonus
}

/** What a payment was for, in words. */
export function describePayment(
  { kind, item, upgrade }: { kind: 'plan' | 'pack'; item: string; upgrade: boolean },
  texts: StatementTexts,
): string {
  const names: Readonly<Record<string, string>> = kind === 'pack' ? texts.packs : texts.plans
  const text = kind === 'pack' ? texts.pack : upgrade ? texts.difference : texts.plan
  return fillSlots(text, { what: names[item] ?? item })
}
