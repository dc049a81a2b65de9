import { expandTemplate, Template } from '@lumen/content/expand-template'
import { toMatchable } from '@lumen/understanding/matchable'
import { createPhraseIndex } from '@lumen/understanding/phrase-index'
import { type Static, Type } from 'typebox'

/** What questions are heard to be about; among equals the first counts. */
const heardKinds = ['work', 'study', 'love', 'people', 'move', 'money', 'health'] as const
export const questionKinds = [...heardKinds, 'general'] as const
export type QuestionKind = (typeof questionKinds)[number]

const Templates = Type.Array(Template)

/** Words of a language for what a question is about; the notation stands in care-words.yaml. */
export const QuestionKindWords = Type.Object(
  {
    work: Templates,
    study: Templates,
    love: Templates,
    people: Templates,
    move: Templates,
    money: Templates,
    health: Templates,
    decision: Templates,
  },
  { additionalProperties: false },
)
type QuestionKindWords = Static<typeof QuestionKindWords>

export type QuestionHeard = {
  readonly kind: QuestionKind
  /** Whether it asks if something is to be done. */
  readonly decision: boolean
}

/**
 * Hears what a question is about: the kind whose words stand in most places of it.
 * @param words of all languages: people do not always ask in the one that they read
 */
export function createQuestionKinds(
  words: readonly QuestionKindWords[],
): (question: string) => QuestionHeard {
  const find = createPhraseIndex(
    words.flatMap((lists) =>
      Object.entries(lists).flatMap(([label, templates]) =>
        templates.flatMap(expandTemplate).map((phrase) => [label, phrase] as const),
      ),
    ),
  )
  return (question) => {
    const places = new Map<string, Set<number>>()
    for (const { label, start } of find(toMatchable(question)))
      places.set(label, (places.get(label) ?? new Set()).add(start))
    const count = (label: string) => places.get(label)?.size ?? 0
    const most = Math.max(...heardKinds.map(count))
    return {
      kind: most === 0 ? 'general' : heardKinds.find((kind) => count(kind) === most)!,
      decision: count('decision') > 0,
    }
  }
}
