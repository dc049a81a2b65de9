import type { Language } from '@lumen/contracts/languages'
import type { MovementKind } from '../store/tables.ts'
import { statementTexts } from './statement-texts.ts'

/**
 * What a movement was, in words. Its subject says what it was about: a use (`image`), a pack
 * (`pack:starter`), a month (`plan:basic`), a move to a higher plan (`upgrade:premium`), `bonus`.
 */
export function describeMovement(
  { kind, subject }: { kind: MovementKind; subject: string },
  language: Language,
): string {
  const texts = statementTexts[language]
  if (kind === 'expire' || kind === 'release') return texts.expired
  const [about = '', name = ''] = subject.split(':')
  const named = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  const filled = (text: string, what: string) => text.replace('{what}', what)
  if (kind === 'claw-back') return filled(texts.takenBack, named(texts.packs, name))
  if (kind === 'refund') return filled(texts.refund, named(texts.uses, about))
  if (kind === 'settle') return named(texts.uses, about)
  if (about === 'pack') return filled(texts.pack, named(texts.packs, name))
  if (about === 'plan') return filled(texts.monthly, named(texts.plans, name))
  if (about === 'upgrade') return filled(texts.upgrade, named(texts.plans, name))
  return texts.bonus
}
