/** What rules of understanding a language may have at most: who adds one beyond takes another out. */
export const mostRules = 1500

/** A file of rules of a language, parsed. */
type RuleFile = { readonly language: string; readonly value: unknown }

/**
 * Counts the phrases and templates that rules listen for, by language: texts wherever they stand.
 * Vocabulary and examples are no rules.
 *
 * @returns `folder:1: what is wrong`
 */
export const checkRuleCount = (files: readonly RuleFile[], most: number = mostRules): string[] =>
  [...Map.groupBy(files, ({ language }) => language)].flatMap(([language, own]) => {
    const rules = own.reduce((sum, { value }) => sum + textsIn(value), 0)
    return rules > most
      ? [
          `content/${language}/understanding:1: ${rules} phrases and templates, at most ${most}: ` +
            'take out what others hear already; lists of things belong into vocabulary',
        ]
      : []
  })

const textsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, child) => sum + textsIn(child), 0)
    : value === ''
      ? 0
      : 1
