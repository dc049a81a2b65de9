import type { Language } from '@lumen/contracts/languages'
import type { crisisRoom, CrisisRuleContent, reasons } from '../content.ts'
import type { RoomContent } from '@lumen/content/define-room'

/** Why a message was assessed as it was; stable names for logs and metrics, never shown to people. */
export type Reason =
  | (typeof reasons)[number]
  /** Not a rule but the statistical scorer decided. */
  | 'likeness'

/** One way of saying what a rule hears: patterns that count once together. */
export type Saying = {
  /** The name of the rule in the content. */
  readonly rule: string
  readonly reason: Reason
  /** From 1 on it decides alone; less is a sign that counts with others of the message. */
  readonly weight: number
  readonly about: CrisisRuleContent['about']
  readonly pattern: string
  /** False where a "not" nearby changes nothing. */
  readonly negatable: boolean
  /** True where it is not heard of what is long ago or over. */
  readonly past: boolean
  /** True for words about somebody else, inside which nothing is read as the writer's own. */
  readonly claims: boolean
  /** True for what says nothing by itself ("I mean it", "thank you"): it counts beside a sign. */
  readonly supports: boolean
}

/**
 * The crisis knowledge of one language.
 *
 * `terms`: lists of words by name: `(a|b|)` stands for alternatives, a final `*` for any ending (where words are
 * read), a leading `_` for "only at the start of a word" and `#` for a number (`##` for one of ten or more).
 *
 * Patterns are lists in order, in braces: by name, `{a|b}` for either, or word for word, `{like, this}`; `{a}?` for an optional one, a number
 * for the widest gap to the next (otherwise the pack's `gap`), `~8` for at most 8 between two in either order,
 * `^` and `$` for the start and end of a clause, `!{a}` for one that must not be in the clause.
 * What a mask covers is invisible to the other rules.
 */
export type CrisisPack = {
  readonly language: Language
  /** A letter without which a message is not in this language. */
  readonly script: RegExp | null
  readonly unit: 'word' | 'character'
  readonly gap: number
  /** Units before and after a match in which a negation undoes it. */
  readonly negation: { readonly before: number; readonly after: number }
  /** True where verbs have no tense, so that a mark of the past decides for every rule. */
  readonly tenseless: boolean
  readonly terms: Readonly<Record<string, string>>
  readonly masks: readonly string[]
  readonly sayings: readonly Saying[]
}

const weights = { decides: 1, strong: 0.7, half: 0.5, faint: 0.3, beside: 0.4 } as const

type Phrased = {
  readonly said?: string | undefined
  readonly patterns?: readonly string[] | undefined
}

/** Its whole phrases are a list of their own, by the name of the rule. */
const wholeName = (rule: string): string => `said:${rule}`

const patternsOf = (rule: string, { said, patterns = [] }: Phrased): string[] => [
  ...(said === undefined ? [] : [`{${wholeName(rule)}}`]),
  ...patterns,
]

/** The pack of one language. Throws on a name that two lists or rules share. */
export function createPack(
  language: Language,
  { grammar, 'not-meant': notMeant, ...themes }: RoomContent<typeof crisisRoom>,
): CrisisPack {
  const files = [notMeant, ...Object.values(themes)]
  const terms: Record<string, string> = { ...grammar.words }
  const add = (name: string, list: string) => {
    if (name in terms) throw new Error(`two lists of ${language} are called "${name}"`)
    terms[name] = list
  }
  for (const { words = {}, rules } of files) {
    for (const [name, list] of Object.entries(words)) add(name, list)
    for (const [name, { said }] of Object.entries(rules))
      if (said !== undefined) add(wholeName(name), said)
    for (const { patterns = [] } of Object.values(rules))
      for (const [, list = ''] of patterns.join(' ').matchAll(/\{([^}]*,[^}]*)\}/g))
        terms[list] = list
  }
  return {
    language,
    script: grammar.script === undefined ? null : new RegExp(`\\p{Script=${grammar.script}}`, 'u'),
    unit: grammar.reads === 'words' ? 'word' : 'character',
    gap: Number(grammar.gap),
    negation: { before: Number(grammar['not-before']), after: Number(grammar['not-after']) },
    tenseless: grammar.tense === 'in-words',
    terms,
    masks: Object.entries(notMeant.rules).flatMap(([name, rule]) => patternsOf(name, rule)),
    sayings: Object.values(themes).flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([name, rule]) =>
        patternsOf(name, rule).map((pattern) => ({
          rule: name,
          pattern,
          reason: rule.means,
          weight: weights[rule.weight],
          about: rule.about,
          negatable: rule.denied === undefined,
          past: rule.past !== undefined,
          claims: rule.covers !== undefined,
          supports: rule.weight === 'beside',
        })),
      ),
    ),
  }
}
