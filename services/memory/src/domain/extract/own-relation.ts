import { foldText } from '@lumen/companion-engine/clean-text'
import { findKey } from '@lumen/companion-engine/facts'
import type { Pack } from '@lumen/companion-engine/pack'
import { lifePatterns } from './life-patterns.ts'

/** Whom Chinese names without a pronoun when they are one's own. */
const family: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'parents',
  'grandmother',
  'grandfather',
  'wife',
  'husband',
  'girlfriend',
  'boyfriend',
  'daughter',
  'son',
])

/** Somebody of the user's own that a text names ("my sister", 我妈): the first of them. */
export function ownRelation(read: string, pack: Pack) {
  const { possessive } = lifePatterns[pack.language]
  const folded = foldText(read, pack.text)
  return Object.entries(pack.facts.keys.relation)
    .flatMap(([key, entry]) => {
      const found = findKey(read, { [key]: entry }) ?? findKey(folded, { [key]: entry })
      if (found === null) return []
      const own =
        found.word.startsWith('我') ||
        possessive.test(read.slice(0, found.at)) ||
        (pack.language === 'zh' && found.at === 0 && family.has(key))
      return own ? [found] : []
    })
    .reduce<ReturnType<typeof findKey>>(
      (first, next) =>
        first === null || next.at < first.at || (next.at === first.at && next.length > first.length)
          ? next
          : first,
      null,
    )
}
