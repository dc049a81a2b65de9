import { ModelFailure } from './model-failure.ts'

/** Longer lines are no chunk of a reply. */
const longestLine = 1_000_000

/**
 * The values of a body with one JSON value a line, as they come; a line may be cut anywhere.
 * @throws SyntaxError for a line that is no JSON, ModelFailure `malformed` for one without end
 */
export async function* readJsonLines(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<unknown, void, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new ModelFailure('malformed', 'a line has no end')
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
  }
  if (rest.trim() !== '') yield JSON.parse(rest)
}
