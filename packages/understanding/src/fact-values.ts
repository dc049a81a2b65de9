import { fold } from '@lumen/language/fold'
import { heardText, type FactRules, type Kind } from './fact-rules.ts'
import { kinOf } from './persons.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** The longest value, in characters of scripts without spaces, and in words of the others. */
const longest = { characters: 14, words: 5 }

/** Kinds that no list of words bounds. */
const free: ReadonlySet<Kind> = new Set(['value', 'name', 'Name', 'job'])

/** A value up to where it ends: before a word like “with”. */
export function cutValue(written: string, { stop, ending }: FactRules): string {
  const folded = fold(written)
  // Folding may change how long a text is; then nothing is cut.
  if (folded.length !== written.length) return written.trim()
  const at = folded.search(stop) < 0 ? written.length : folded.search(stop)
  const cut = at === 0 ? written : written.slice(0, at)
  return cut.slice(0, cut.length - (ending.exec(heardText(cut))?.[0].length ?? 0)).trim()
}

/** What a list of values names, as written; one value names itself. */
export function listed(written: string, { joiner }: FactRules): string[] {
  const folded = fold(written)
  if (folded.length !== written.length) return [written]
  const values: string[] = []
  let from = 0
  for (const { 0: match, index } of folded.matchAll(joiner)) {
    values.push(written.slice(from, index))
    from = index + match.length
  }
  return [...values, written.slice(from)].map((each) => each.trim()).filter((each) => each !== '')
}

/** A value as it is kept; null when it is none of its kind. */
export function checkValue(written: string, kind: Kind, rules: FactRules): string | null {
  const { hears, persons, calendar, article, opening, notValue } = rules
  const strip = (text: string, pattern: RegExp): string =>
    text.slice(pattern.exec(fold(text))?.[0].length ?? 0).trim()
  const own = strip(written, article)
  const bare = kind === 'value' ? strip(strip(own, opening), article) : own
  const heard = heardText(bare)
  if (bare === '' || (free.has(kind) && notValue.test(heard))) return null
  const long = unspaced.test(bare)
    ? [...bare].length > longest.characters
    : bare.split(/\s+/).length > longest.words
  if (long) return null
  switch (kind) {
    case 'name':
    case 'Name':
      if ([hears.jobs, hears.states, hears.diets].some((each) => each.test(heard))) return null
      return persons.nameOf(bare, kind === 'name')
    case 'date': {
      const lowered = bare.toLowerCase()
      const [date, other] = calendar.datesIn(lowered)
      return date === undefined || other !== undefined ? null : bare.slice(date.start, date.end)
    }
    case 'job':
      return hears.jobs.test(heard) ? bare : null
    case 'illness':
      return hears.illnesses.test(heard) ? bare : null
    case 'state':
      return hears.states.test(heard) ? bare : null
    case 'food':
      return hears.diets.test(heard) ? bare : null
    case 'child':
    case 'partner':
    case 'kin':
    case 'animal': {
      const found =
        persons.relationIn(bare) ?? (kind === 'animal' ? persons.describedAnimal(bare) : null)
      if (found === null || (kind !== 'partner' && persons.namesAnybody(found.before, false)))
        return null
      const { relation } = found
      const fits = kind === 'animal' ? relation.startsWith('pet') : kinOf[kind].includes(relation)
      return fits ? strip(written, opening) : null
    }
    case 'number':
    case 'value':
      return bare
  }
}
