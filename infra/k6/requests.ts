/**
 * What users send, as `requests.json` holds it: written from the contracts by `write-requests.ts`. In
 * braces stands what is another for each user: `{email}`, `{token}`, `{companionId}`, `{turn}`.
 */
export type LoadRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

export type LoadRequests = {
  /** Answered with the token. */
  readonly register: LoadRequest
  /** Answered with the companion that one talks with. */
  readonly companion: LoadRequest
  /** Asks for one’s account to be deleted. */
  readonly leave: LoadRequest
  /** What is asked while one is there, and how often beside the others. */
  readonly mix: readonly (LoadRequest & { readonly weight: number })[]
  readonly frames: { readonly auth: object; readonly say: object }
}

/** What stands in braces, by name; none of it needs escaping in JSON or in an address. */
export type Words = Readonly<Record<string, string>>

/** The same with these words in place of their braces; others stay. */
export const filledIn = <T extends object>(request: T, words: Words): T =>
  JSON.parse(
    JSON.stringify(request).replaceAll(
      /\{(\w+)\}/g,
      (braces, name: string) => words[name] ?? braces,
    ),
  ) as T

/** Each request as often as its weight says, evenly among the others: to be walked through in turn. */
export const inTurn = (mix: LoadRequests['mix']): LoadRequest[] =>
  mix
    .flatMap(({ weight, ...request }) =>
      Array.from({ length: weight }, (_, index) => ({ request, at: (index + 0.5) / weight })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ request }) => request)
