/** A page about security, and the places in it that a reader is led to. */
type SecurityPage = { readonly path: string; readonly markdown: string }

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const requirements = 253

const places = /^(?:services|packages|infra|web|docs|content)\/\S|^[\w.-]+\.(?:md|yml|json)$/
const states = ['Met', 'Partly', 'Not met', 'Not applicable']

/**
 * Holds the pages about security against the repository: every file and every test that they name is
 * there (`path` or `path › title`), each requirement of the standard is judged once, and what is said
 * to be met names where.
 * @param readText of a file; '' for a folder, null when there is nothing at this path
 * @returns `file:line: what is wrong`
 */
export function checkSecurityPages(
  pages: readonly SecurityPage[],
  readText: (path: string) => string | null,
): string[] {
  const faults: string[] = []
  const judged = new Set<string>()
  for (const { path: page, markdown } of pages)
    for (const [index, line] of markdown.split('\n').entries()) {
      const tell = (fault: string) => faults.push(`${page}:${index + 1}: ${fault}`)
      const named = placesIn(line)
      for (const { path, title } of named) {
        const text = readText(path)
        if (text === null) tell(`there is no ${path}`)
        else if (title !== undefined && !text.includes(title)) tell(`${path} has no “${title}”`)
      }
      const [, number, , , state = '', why = ''] = line.split('|').map((cell) => cell.trim())
      if (number === undefined || !/^\d+\.\d+\.\d+$/.test(number)) continue
      if (judged.has(number)) tell(`${number} is judged twice`)
      judged.add(number)
      if (!states.includes(state)) tell(`${number} is ${state}: it can be ${states.join(', ')}`)
      if (state === 'Met' && named.length === 0) tell(`${number} names nothing that meets it`)
      if (state !== 'Met' && why === '') tell(`${number} does not say why`)
    }
  if (judged.size !== requirements)
    faults.push(`${pages[0]?.path}:1: ${judged.size} of ${requirements} requirements are judged`)
  return faults
}

function placesIn(line: string): { path: string; title: string | undefined }[] {
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => {
    const [path = '', title] = text.split(' › ')
    return places.test(path) ? [{ path, title }] : []
  })
}
