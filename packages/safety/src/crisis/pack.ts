import type { Language } from '@lumen/contracts/languages'

/** Why a message was assessed as it was; stable names for logs and metrics, never shown to people. */
export type Reason =
  | 'wish-to-die'
  | 'suicide'
  | 'self-harm'
  | 'method'
  | 'farewell'
  | 'burden'
  | 'hopelessness'
  | 'disordered-eating'
  /** Not a rule but the statistical scorer decided. */
  | 'likeness'

/**
 * A group of rules that mean the same.
 *
 * `weight`: 1 decides alone; less is a sign that counts only together with others of the message.
 * `person`: `self`: the words themselves say "I"; `open`: the grammatical subject decides; `first`:
 * only with the writer as the subject ("me tuer" is also what others do to me);
 * `third`: the words themselves say somebody else.
 * `tense`: `past` groups are dropped when the sentence says it is long ago or over.
 */
export type RuleGroup = {
  readonly reason: Reason
  readonly weight: number
  readonly person: 'self' | 'open' | 'first' | 'third'
  readonly tense?: 'past'
  /** False where a "not" nearby changes nothing. */
  readonly negatable?: false
  /** True for what says nothing by itself ("I mean it", "thank you"): it counts beside another sign. */
  readonly supports?: true
  /** True for words of help for somebody else, inside which nothing is read as the writer's own. */
  readonly claims?: boolean
  readonly match: readonly string[]
}

/**
 * The crisis knowledge of one language, as data.
 *
 * `terms`: concept name to its words, separated by commas; `(a|b|)` stands for alternatives,
 * a final `*` for any ending (word packs), a leading `_` for "only at the start of a word" and
 * `#` for a number (`##` for one of ten or more; words only). Concepts with a meaning for the engine: `neg` negation, `negafter` one that
 * follows what it denies, `notneg` words that
 * look like one and are none, `first` (`firstverb`: said by the verb alone), `second`, `third`, `generic`, `fiction` subjects and
 * contexts, `danger` words without which likeness says nothing, `trifle` what nobody dies of, `occasion` what one
 * takes leave of or is a burden at,
 * `serious` what takes a laugh back, `impersonal` what looks like a subject and is none, `toward` and `objectmark` what stands before or after somebody who is an object and no
 * subject, `and` conjunctions, `report` verbs of saying, `past`, `over`, `still` marks of time.
 *
 * `masks` and `match` are rules: concept names in order, `a|b` for alternatives, `a?` for an
 * optional one, a number for the widest gap to the next (otherwise the pack's `gap`), `^` and `$`
 * for the start and end of a clause, `!a` for a concept that must not be in the clause.
 * What a mask covers is invisible to the other rules.
 */
export type CrisisPack = {
  readonly language: Language
  /** Letters without which a message is not in this language. */
  readonly script?: RegExp
  readonly unit: 'word' | 'character'
  readonly gap: number
  /** Units before and after a match in which a negation undoes it. */
  readonly negation: { readonly before: number; readonly after: number }
  /** True where verbs have no tense, so that a mark of the past decides for every rule. */
  readonly tenseless?: boolean
  readonly terms: { readonly [concept: string]: string }
  readonly masks: readonly string[]
  readonly rules: readonly RuleGroup[]
}

/**
 * Expands the `(a|b|)` alternatives of one term, nested ones too. Throws on unbalanced
 * parentheses and on a term that stands for more spellings than anybody meant.
 */
export function expandAlternatives(pattern: string): string[] {
  let at = 0

  function sequence(): string[] {
    let spellings = ['']
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      let parts: string[]
      if (pattern[at] === '(') {
        at += 1
        parts = alternatives()
        if (pattern[at] !== ')') throw new Error(`unbalanced parenthesis in the term "${pattern}"`)
        at += 1
      } else {
        parts = [pattern[at] ?? '']
        at += 1
      }
      spellings = spellings.flatMap((start) => parts.map((part) => start + part))
      if (spellings.length > mostSpellings) {
        throw new Error(`the term "${pattern}" stands for too many spellings`)
      }
    }
    return spellings
  }

  function alternatives(): string[] {
    const options = sequence()
    while (pattern[at] === '|') {
      at += 1
      options.push(...sequence())
    }
    return options
  }

  const spellings = alternatives()
  if (at < pattern.length) throw new Error(`unbalanced parenthesis in the term "${pattern}"`)
  return spellings
}

const mostSpellings = 600
