import type { Clause } from './clauses.ts'
import { withBroader } from './describe-clause.ts'
import { manyValued, type Attribute, type Fact } from './facts.ts'

/** What a clause is found by that tells somebody's home, work …: `fact:user:home`. */
export const factToken = (relation: string, attribute: Attribute): string =>
  `fact:${relation}:${attribute}`

/** Whether somebody has one of what a token stands for, so that the newest alone holds. */
export const isSingleValued = (token: string): boolean =>
  token.startsWith('fact:') && !manyValued.has(token.slice(token.lastIndexOf(':') + 1) as Attribute)

/** What a fact is found by: of a cat, as of any animal. */
export const tokensOfFact = ({ subject, attribute }: Fact): string[] =>
  withBroader(subject.relation).map((relation) => factToken(relation, attribute))

/** Clauses with a token for each fact that they tell. */
export function withFacts(clauses: readonly Clause[], facts: readonly Fact[]): Clause[] {
  const byMessage = Map.groupBy(facts, ({ messageId }) => messageId)
  return clauses.map((clause) => {
    const told = (byMessage.get(clause.messageId) ?? []).filter(
      ({ span }) => span.start < clause.end && clause.start < span.end,
    )
    if (told.length === 0) return clause
    const tokens = told.flatMap(tokensOfFact)
    return { ...clause, tokens: [...new Set([...clause.tokens, ...tokens])] }
  })
}
