import type { TalkNotice } from '@lumen/contracts/chat/schema'
import type { Policy } from '@lumen/contracts/policy'

/** How long somebody talks without a pause, with whomever of their companions, and what they were told in it. */
export type TalkSpell = { lastAt: Date; disclosedAt: Date; remindedAt: Date }

const minuteMs = 60_000
/** Whoever writes nothing this long has paused. */
const pauseMs = 30 * minuteMs

/** The spell with what is written now, and what is to be told beside it. */
export function goOn(
  spell: TalkSpell | null,
  now: Date,
  { disclosureMinutes, breakMinutes }: Policy,
): { spell: TalkSpell; notices: TalkNotice[] } {
  if (spell === null || now.getTime() - spell.lastAt.getTime() >= pauseMs)
    return {
      spell: { lastAt: now, disclosedAt: now, remindedAt: now },
      notices: [],
    }
  const isDue = (since: Date, minutes: number) =>
    now.getTime() - since.getTime() >= minutes * minuteMs
  const disclose = isDue(spell.disclosedAt, disclosureMinutes)
  const remind = isDue(spell.remindedAt, breakMinutes)
  return {
    spell: {
      // Of two messages at once the later one counts.
      lastAt: now > spell.lastAt ? now : spell.lastAt,
      disclosedAt: disclose ? now : spell.disclosedAt,
      remindedAt: remind ? now : spell.remindedAt,
    },
    notices: [...(disclose ? ['disclosure' as const] : []), ...(remind ? ['break' as const] : [])],
  }
}
