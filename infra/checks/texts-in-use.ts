/** The texts of the app, or of the public pages, in the first language: by section. */
type Sections = Readonly<Record<string, unknown>>

type CodeFile = { readonly path: string; readonly code: string }

/** t('a.b'), titleKey: 'a.b' */
const literal = /(?:\bt\(\s*|\w+Key:\s*)'([a-z]\w*(?:\.\w+)+)'/g
/** t(`a.${b}`) */
const template = /\bt\(\s*`([a-z]\w*(?:\.\w+)*\.)\$\{/g
const plural = /_(zero|one|two|few|many|other)$/

/**
 * Holds the texts that code names, in whole or by their beginning, against those that there are.
 *
 * @returns `file:line: what is wrong`, and how many uses were found
 */
export function checkTextsInUse(app: Sections, site: Sections, files: readonly CodeFile[]) {
  // Public pages find both under the same names.
  const faults = Object.keys(site)
    .filter((section) => section in app)
    .map((section) => `content/zh/site/${section}.json:1: the app has a section of this name`)
  const known = textKeysOf({ ...app, ...site })
  const keys = new Set(known)
  let uses = 0
  for (const { path, code } of files) {
    const lineOf = (index: number) => code.slice(0, index).split('\n').length
    for (const { 1: key = '', index } of code.matchAll(literal)) {
      uses++
      if (!keys.has(key)) faults.push(`${path}:${lineOf(index)}: no language has ${key}`)
    }
    for (const { 1: start = '', index } of code.matchAll(template)) {
      uses++
      if (!known.some((key) => key.startsWith(start)))
        faults.push(`${path}:${lineOf(index)}: no language has ${start}…`)
    }
  }
  return { faults, uses }
}

/** The names of texts, through all levels; plural forms are one. */
export const textKeysOf = (value: unknown, path = ''): string[] => [
  ...new Set(keysOf(value, path).map((key) => key.replace(plural, ''))),
]

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => keysOf(child, path ? `${path}.${key}` : key))
    : [path]
