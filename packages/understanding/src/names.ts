import { fold } from '@lumen/language/fold'
import type { Heard } from './language-rules.ts'
import type { Segment } from './split-clauses.ts'

/** Who is called what: a folded name → the relation or animal (`son`, `pet.cat`), or `user`. */
export type Names = Map<string, string>

const mostNames = 60
const run = /^[\s'’:“”"「『（(,，-]*(?<name>\p{L}[\p{L}\p{M}·・.-]*)/u
const hanName =
  /^[\s“”"「『（(]*(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·]{1,6})/u
/** A clause that is nothing but a name: “meine Katzen, die Resi”. */
const alone = /^(?:\p{Ll}{1,3}\s)?(?<name>\p{Lu}\p{L}+)$/u
const isLetterCase = /^\p{Lu}/u
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** An animal as a subject; `pet` is any of them. */
export const petKind = (animal: string): string => (animal === 'pet' ? 'pet' : `pet.${animal}`)

/**
 * Adds the names that a clause gives to people, animals and the user.
 *
 * @param subject whom “she” stands for; `beside`: whom the clause before it in the sentence is about
 */
export function learnNames(
  heard: Heard,
  segment: Segment,
  { subject, beside }: { subject: string | null; beside: string | null },
  names: Names,
): void {
  const { written, matchable } = heard
  const apposed = alone.exec(written.slice(segment.start, segment.end))?.groups?.['name']
  if (apposed !== undefined && beside !== null) return addName(names, fold(apposed), beside)
  let bearer: string | null = subject
  let bearerEnd = -1
  for (const { label, start, end } of segment.hits) {
    const [group, kind] = label.split(':')
    if (group === 'kin') bearer = kind ?? null
    else if (group === 'animal') bearer = petKind(kind ?? '')
    else if (label !== 'called' && label !== 'tell:name') continue
    else if (bearerEnd < 0 && subject === null) bearer = 'user'
    if (group === 'kin' || group === 'animal') bearerEnd = end
    if (bearer === null || start < 0) continue
    const said = written.slice(matchable.at[end] ?? 0, segment.end)
    const name = nameAt(said, group === 'called', heard.nameEnds)
    if (name !== null) addName(names, name, bearer)
  }
}

function addName(names: Names, name: string, bearer: string): void {
  if (names.size < mostNames && !names.has(name)) names.set(name, bearer)
}

/**
 * The name that a text begins with.
 *
 * @param called whether somebody is said to be called so, in any case of letters
 * @param ends a regular expression for what ends a name where no space does
 */
function nameAt(text: string, called: boolean, ends: string): string | null {
  const inHan = hanName.exec(text)?.groups?.['name']
  if (inHan !== undefined && cjk.test(inHan)) {
    const border = inHan.slice(1).search(new RegExp(ends, 'u'))
    const name = border < 0 ? inHan : inHan.slice(0, border + 1)
    return name.length < 2 || name.length > 4 ? null : fold(name)
  }
  const name = run.exec(text)?.groups?.['name']?.replace(/['’]s$/, '')
  if (name === undefined || name.length < 2) return null
  if (/\p{Script=Hangul}/u.test(name))
    return called ? fold(name.replace(new RegExp(`${ends}$`, 'u'), '')) : null
  return isLetterCase.test(name) || called ? fold(name) : null
}

/** Names that stand in a text, at the borders of words. */
export function namesIn(folded: string, names: ReadonlyMap<string, string>): string[] {
  return [...names.keys()].filter((name) => {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      if (!/[a-z]/.test(name)) return true
      const before = folded[at - 1] ?? ' '
      const after = folded.slice(at + name.length)
      if (!/\p{L}/u.test(before) && /^(?:s\b|'|[^\p{L}]|$)/u.test(after)) return true
    }
    return false
  })
}
