import { openRoom } from '@lumen/content/open-room'
import { outputReasons, outputRoom, type OutputReason } from '../content.ts'
import { fold } from '../crisis/fold.ts'
import { type Language, languageFacts, languages } from '@lumen/contracts/languages'

export type OutputRules = {
  readonly language: Language
  /** What a sentence of the language holds, folded. */
  readonly sign: RegExp
  /** Why, what is looked for, and whether it counts only where it is urged. */
  readonly patterns: readonly (readonly [OutputReason, RegExp, boolean])[]
  readonly lead: RegExp | null
  /** Why, two that may not stand near each other, and what makes them harmless. */
  readonly pairs: readonly (readonly [OutputReason, RegExp, RegExp, RegExp | undefined])[]
  readonly unless: Partial<Record<OutputReason, RegExp>>
  readonly deniedBefore: RegExp
  readonly deniedAfter: RegExp | null
}

const contentOf = openRoom(outputRoom)
const wordsOf = (language: Language) => contentOf(language).output

/** What is said in place of such a text; null where the texts of a crisis stand in. */
export const outputInstead = (reason: OutputReason, language: Language): string | null =>
  wordsOf(language).rules[reason].instead ?? null

function compile(language: Language): OutputRules {
  const { sign, pieces, rules, 'denied-before': before, 'denied-after': after } = wordsOf(language)
  const expand = (source: string): string =>
    source.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const piece = pieces[name]
      if (piece === undefined) throw new Error(`content/${language}/safety/output: no {${name}}`)
      return expand(piece)
    })
  const any = (sources: readonly string[]): RegExp =>
    new RegExp(`(?<![a-z])(?:${fold(expand(sources.join('|')))})`, 'gu')
  const once = (source: string): RegExp => new RegExp(fold(expand(source)), 'u')
  const all = outputReasons.map((reason) => [reason, rules[reason]] as const)
  return {
    language,
    sign: new RegExp(sign, 'u'),
    patterns: all.flatMap(([reason, { says = [], urges = [] }]) => [
      ...(says.length === 0 ? [] : [[reason, any(says), false] as const]),
      ...(urges.length === 0 ? [] : [[reason, any(urges), true] as const]),
    ]),
    lead: pieces['lead'] === undefined ? null : once('{lead}$'),
    pairs: all.flatMap(([reason, { near = [] }]) =>
      near.map((names) => {
        const [one, other, harmless] = names.map((name) => once(`{${name}}`))
        return [reason, one!, other!, harmless] as const
      }),
    ),
    unless: Object.fromEntries(
      all.flatMap(([reason, { unless }]) =>
        unless === undefined ? [] : [[reason, once(unless)] as const],
      ),
    ),
    deniedBefore: once(`${before}[^,;，；、。！？!?]{0,40}$`),
    deniedAfter: after === undefined ? null : once(after),
  }
}

const compiled = new Map<Language, OutputRules>()

/** Those of one language, made when they are first asked for. */
export function rulesIn(language: Language): OutputRules {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const rules = compile(language)
  compiled.set(language, rules)
  return rules
}

/** So short a sentence may do without them: "Mátate." */
const shortest = 40

/** The rules of every language that a folded sentence may be in: a model may change its language. */
export const rulesFor = (sentence: string): OutputRules[] =>
  languages
    .map(rulesIn)
    .filter(
      ({ language, sign }) =>
        sign.test(sentence) ||
        (sentence.length <= shortest &&
          languageFacts[language].script === 'Latin' &&
          /[a-z]/.test(sentence)),
    )
