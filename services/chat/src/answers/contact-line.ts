import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { pickBySeed } from '@lumen/language/seed'
import { excerpt } from '@lumen/runtime/excerpt'
import type { Occasion } from '../domain/contact.ts'
import { contactTextsOf } from '../texts.ts'

const planLength = 120

/** What a companion writes by itself where no model does; not what it said last. */
export function contactLine(
  { kind, plan }: Occasion,
  language: Language,
  { seed, last }: { seed: string; last: string },
): string {
  const texts = contactTextsOf(language)
  const [open, close] = languageFacts[language].quotes
  const slots = { plan: `${open}${excerpt(plan?.text ?? '', planLength)}${close}` }
  const pool =
    kind === 'plan' ? (plan?.ahead === true ? texts.planAhead : texts.planOver) : texts[kind]
  const lines = pool.map((line) => fillSlots(line, slots)).filter((line) => line !== last)
  return pickBySeed(lines, seed) ?? ''
}
