import { isLanguage, languages, type Language } from '@lumen/contracts/languages'
import shipped from './resources.json' with { type: 'json' }

/** One place to turn to. `region` is ISO 3166-1 alpha-2, empty for everywhere. */
export type CrisisLine = {
  name: string
  phone?: string
  text?: string
  url?: string
  hours: string
  note?: string
  region: string
}

export type CrisisResources = {
  language: Language
  title: string
  intro: string
  lines: CrisisLine[]
  emergency: string
  source: string
  /** The day on which the lines were last looked at, `YYYY-MM-DD`. */
  checked: string
}

type LanguageEntry = Omit<CrisisResources, 'language' | 'checked'>

/** Help lines in every language, with the day they were checked. */
export type ResourceTable = {
  checked: string
  languages: Record<Language, LanguageEntry>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const reachedBy = ['phone', 'text', 'url'] as const

/**
 * Checks a table of help lines, such as an operator's own file.
 * @throws Error that names every problem; a wrong table must never reach somebody in need
 */
export function parseResources(table: unknown): ResourceTable {
  const problems: string[] = []
  const demand = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  const entries = isObject(table) && isObject(table['languages']) ? table['languages'] : {}
  const checked = isObject(table) ? table['checked'] : undefined
  demand(isText(checked) && /^\d{4}-\d{2}-\d{2}$/.test(checked), 'checked must be a date')
  for (const language of languages) {
    const entry = entries[language]
    if (!isObject(entry)) {
      problems.push(`${language} is missing`)
      continue
    }
    for (const name of ['title', 'intro', 'emergency', 'source'])
      demand(isText(entry[name]), `${language}.${name} must be a text`)
    const lines = Array.isArray(entry['lines']) ? (entry['lines'] as unknown[]) : []
    demand(lines.length > 0, `${language}.lines must name at least one line`)
    lines.forEach((line, index) => {
      const place = `${language}.lines[${index}]`
      if (!isObject(line)) return demand(false, `${place} must be an object`)
      demand(isText(line['name']) && isText(line['hours']), `${place} needs name and hours`)
      demand(/^([A-Z]{2})?$/.test(String(line['region'])), `${place}.region must be a country`)
      demand(
        reachedBy.some((way) => isText(line[way])),
        `${place} needs phone, text or url`,
      )
    })
  }
  for (const key of Object.keys(entries)) demand(isLanguage(key), `${key} is not a language`)
  if (problems.length > 0) throw new Error(`The help lines are not usable: ${problems.join('; ')}`)
  return table as ResourceTable
}

/** The table that comes along. */
export const shippedResources: ResourceTable = parseResources(shipped)

/**
 * Where to find help, in a language. Lines of the given region come first, those of other regions
 * follow: somebody may be abroad, and a line that answers in one's language is worth a try.
 */
export function crisisResources(
  language: Language,
  region?: string | null,
  table: ResourceTable = shippedResources,
): CrisisResources {
  const { lines, ...entry } = table.languages[language]
  const isNear = (line: CrisisLine) => line.region === region
  return {
    language,
    ...entry,
    lines: [...lines.filter(isNear), ...lines.filter((line) => !isNear(line))],
    checked: table.checked,
  }
}
