/** What a model was asked with. */
export type Prompt = readonly { role: string; content: string }[]

/** A request as the provider got it. */
export type Asked = { turns: Prompt; body: Readonly<Record<string, unknown>> }

type Format = { json_schema?: { name: string; schema: { required?: readonly string[] } } }
const schemaOf = ({ response_format: format }: Asked['body']) =>
  (format as Format | undefined)?.json_schema

/** What a model was asked for: the name of the JSON it was to give, or `reply` or `summary`. */
export const purposeOf = ({ turns, body }: Asked): string =>
  schemaOf(body)?.name ??
  (turns[0]?.content.startsWith('You keep the summary') === true ? 'summary' : 'reply')

/** JSON of the shape asked for with nothing in it; null where a text is asked for. */
export function emptyAnswer(body: Asked['body']): string | null {
  const schema = schemaOf(body)?.schema
  if (schema === undefined) return null
  return JSON.stringify(Object.fromEntries((schema.required ?? []).map((key) => [key, []])))
}

export const countCalls = (asked: readonly Asked[]): ReadonlyMap<string, number> =>
  asked
    .map(purposeOf)
    .reduce(
      (counts, purpose) => counts.set(purpose, (counts.get(purpose) ?? 0) + 1),
      new Map<string, number>(),
    )

/**
 * How much of each prompt, 0 to 1, is the beginning of the one before it. `moved`: it begins
 * otherwise, by its rules and what is known, or at another message.
 */
export const sharedPrefixes = (prompts: readonly Prompt[]): { share: number; moved: boolean }[] =>
  prompts.slice(1).map((prompt, at) => {
    const before = prompts[at] ?? []
    const text = asText(prompt)
    return {
      share: sharedStart(asText(before), text) / text.length,
      moved:
        prompt[0]?.content !== before[0]?.content ||
        messageOf(prompt[1]?.content) !== messageOf(before[1]?.content),
    }
  })

/** A message without what stands before it for one prompt alone. */
const messageOf = (content = '') => content.replace(/<notes>.*<\/notes>\n/u, '')

/** As one text, in the order a provider reads it. */
const asText = (prompt: Prompt) =>
  prompt.map(({ role, content }) => `${role}\n${content}\n`).join('')

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** 0 of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
