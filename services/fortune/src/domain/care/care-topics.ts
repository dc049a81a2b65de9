import { expandTemplate, Template } from '@lumen/content/expand-template'
import type { redirectTopics } from '@lumen/contracts/fortune/eastern'
import { toMatchable } from '@lumen/understanding/matchable'
import { createPhraseIndex, type Hit } from '@lumen/understanding/phrase-index'
import { type Static, Type } from 'typebox'

export type CareTopic = (typeof redirectTopics)[number]

/** In the order in which they count. */
const topics = ['pregnancy', 'death', 'health', 'money'] as const satisfies readonly CareTopic[]

const Templates = Type.Array(Template)

/** Words of a language for what is never told from a chart; the notation stands in the file itself. */
export const CareWords = Type.Object(
  {
    notMeant: Templates,
    pregnancy: Templates,
    death: Templates,
    health: Templates,
    money: Templates,
    cancer: Type.Object(
      { words: Templates, sign: Templates, illness: Templates },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
type CareWords = Static<typeof CareWords>

/**
 * Says what a question is about that no chart may answer; null for everything else.
 * @param words of all languages: people do not always ask in the one that they read
 */
export function createCareTopics(
  words: readonly CareWords[],
): (question: string) => CareTopic | null {
  const find = createPhraseIndex(
    words.flatMap(({ cancer, ...lists }) =>
      Object.entries({ ...lists, ...cancer }).flatMap(([label, templates]) =>
        templates.flatMap(expandTemplate).map((phrase) => [label, phrase] as const),
      ),
    ),
  )
  return (question) => {
    const hits = find(toMatchable(question))
    const labelled = (label: string) => hits.filter((hit) => hit.label === label)
    const notMeant = labelled('notMeant')
    const meant = (list: readonly Hit[], spared = notMeant) =>
      list.filter((hit) => !spared.some(({ start, end }) => start <= hit.start && hit.end <= end))
    const isSign = meant(labelled('sign')).length > 0 && meant(labelled('illness')).length === 0
    const spared = isSign ? [...notMeant, ...labelled('words')] : notMeant
    return topics.find((topic) => meant(labelled(topic), spared).length > 0) ?? null
  }
}
