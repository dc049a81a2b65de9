/** The lines `name: value` between two lines of `---`, and the Markdown after them. */
export function readFrontMatter(source: string, file: string) {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source)
  if (found === null)
    throw new Error(`${file} does not begin with front matter between lines of ---`)
  const [, head = '', body = ''] = found
  const fields: Record<string, string> = {}
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new Error(`${file}: “${line}” is not “name: value”`)
    fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return { fields, body: body.trim() }
}
