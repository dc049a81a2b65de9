/** One row of `docs/promises.md`: texts, and the tests that hold the software to them. */
type Row = {
  readonly line: number
  readonly texts: readonly string[]
  readonly tests: readonly Test[]
}
type Test = { readonly path: string; readonly title: string | null }

const page = 'docs/promises.md'
const quoted = /`([^`]+)`/g
const quotedIn = (cell: string) => [...cell.matchAll(quoted)].map(([, text]) => text!)

/** Below this heading stand the texts that promise nothing. */
const nothing = '## Texts that promise nothing'

/**
 * Holds the public pages against `docs/promises.md`: each of their texts is kept by a test that is
 * there, or said to promise nothing; and nothing is listed that no page says.
 *
 * A row of a table is `| promise | `texts` | `test` or `test › title` |`; texts are keys of
 * `content/zh/site` or `page#anchor`, and may end in `.*`.
 *
 * @param keys every text of the public pages
 * @param readTest the code of a test file; null: there is none
 * @returns `file:line: what is wrong`
 */
export function checkPromises(
  markdown: string,
  keys: readonly string[],
  readTest: (path: string) => string | null,
): string[] {
  const { rows, silent } = readPromises(markdown)
  const faults: string[] = []
  for (const { line, texts, tests } of rows) {
    if (tests.length === 0) faults.push(`${page}:${line}: no test keeps this promise`)
    for (const { path, title } of tests) {
      const code = readTest(path)
      if (code === null) faults.push(`${page}:${line}: there is no ${path}`)
      else if (title !== null && !code.includes(title))
        faults.push(`${page}:${line}: ${path} has no test “${title}”`)
    }
    if (texts.length === 0) faults.push(`${page}:${line}: names no text`)
  }
  const listed = [
    ...rows.flatMap(({ line, texts }) => texts.map((text) => ({ line, text }))),
    ...silent,
  ]
  for (const { line, text } of listed)
    if (!keys.some((key) => matches(text, key)))
      faults.push(`${page}:${line}: no public page says ${text}`)
  for (const key of keys)
    if (!listed.some(({ text }) => matches(text, key)))
      faults.push(`${page}:1: what ${key} says is kept by no test`)
  return faults
}

const matches = (text: string, key: string) =>
  text.endsWith('.*') ? key.startsWith(text.slice(0, -1)) : key === text

function readPromises(markdown: string) {
  const rows: Row[] = []
  const silent: { line: number; text: string }[] = []
  let isSilent = false
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1
    if (text.startsWith('## ')) isSilent = text === nothing
    if (isSilent) silent.push(...quotedIn(text).map((each) => ({ line, text: each })))
    else if (/^\| (?!-|Promise )/.test(text)) rows.push(readRow(text, line))
  }
  return { rows, silent }
}

function readRow(text: string, line: number): Row {
  const [, , texts = '', tests = ''] = text.split('|')
  return {
    line,
    texts: quotedIn(texts),
    tests: quotedIn(tests).map((test) => {
      const [path = '', title] = test.split(' › ')
      return { path, title: title ?? null }
    }),
  }
}
