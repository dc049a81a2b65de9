import type { Fact } from '@lumen/contracts/fortune/schema'
import { languageFacts } from '@lumen/contracts/languages'
import type { Pack } from './pack.ts'
import { createFinish } from './pack/grammar.ts'
import { fill, formOf, type Name, type Pool, type Slots } from './pack/text.ts'

/** Puts sentences of a pack together. `turn` walks through the lines of a pool. */
export type Voice = {
  readonly pack: Pack
  readonly say: (pool: Pool, turn: number, slots?: Slots) => string
  readonly fill: (line: string, slots?: Slots) => string
  /** Sentences as one text; empty ones are left out. */
  readonly join: (...sentences: readonly (string | null | undefined)[]) => string
  readonly list: (items: readonly Name[]) => string
  /** A date as the language writes day and month. @param date YYYY-MM-DD */
  readonly day: (date: string) => string
  /** A date with its year. @param date YYYY-MM-DD */
  readonly date: (date: string) => string
  /** Two dates with their years, as the language writes a span of days. */
  readonly span: (from: string, to: string) => string
  readonly fact: (kind: Fact['kind'], label: string, slots: Slots, tone?: -1 | 0 | 1) => Fact
}

/** A turn for one of many pools, so that they do not step through their lines together. */
export function scatter(turn: number, pool: number): number {
  let value = Math.imul(turn * 16 + pool + 1, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

export function createVoice(pack: Pack): Voice {
  const facts = languageFacts[pack.language]
  const finish = createFinish(pack.grammar, facts)
  const days = new Intl.DateTimeFormat(pack.language, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const dates = new Intl.DateTimeFormat(pack.language, { dateStyle: 'long', timeZone: 'UTC' })
  const noon = (date: string) => new Date(`${date}T12:00:00Z`)
  const filled = (line: string, slots: Slots = {}) => fill(line, slots, finish)
  return {
    pack,
    fill: filled,
    say: (pool, turn, slots) => {
      const line = pool[((turn % pool.length) + pool.length) % pool.length]
      if (line === undefined) throw new RangeError(`A pool of ${pack.language} is empty`)
      return filled(line, slots)
    },
    join: (...sentences) => sentences.filter(Boolean).join(facts.sentences),
    list: (items) => {
      const texts = items.map((item) => formOf(item))
      const [between, last] = facts.list
      return texts.length < 2
        ? (texts[0] ?? '')
        : finish(`${texts.slice(0, -1).join(between)}${last}${texts.at(-1)}`)
    },
    day: (date) => days.format(noon(date)),
    date: (date) => dates.format(noon(date)),
    span: (from, to) => dates.formatRange(noon(from), noon(to)),
    fact: (kind, label, slots, tone) => ({
      kind,
      label: filled(label, slots),
      ...(tone !== undefined && { tone }),
    }),
  }
}
