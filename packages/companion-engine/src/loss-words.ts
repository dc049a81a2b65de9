import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { lossRoom, type LossFile } from './content.ts'

/** `loss` is one of which no more is certain. */
export type LossKind = 'death' | 'pet' | 'breakup' | 'illness' | 'pregnancy' | 'job' | 'loss'

export type Pattern = { readonly kind: LossKind | 'parting'; readonly pattern: RegExp }
type Form = { readonly sort: 'person' | 'animal'; readonly pattern: RegExp; readonly form: string }

export type LossWords = {
  readonly patterns: readonly Pattern[]
  readonly being: RegExp
  readonly forms: readonly Form[]
  readonly unless: Readonly<Partial<Record<LossKind | 'parting' | 'all', RegExp>>>
  readonly elders: RegExp
  /** At the beginning of a being that is named as the user's own. */
  readonly owner: RegExp | null
  readonly others: RegExp
  readonly partner: RegExp
  readonly they: Readonly<Record<'person' | 'animal', RegExp>>
  readonly since: RegExp
  readonly fiction: RegExp
}

/** Stands in a clause for somebody known by name; the number of the name is added to the first. */
export const firstName = 0xe000
export const mostNames = 16
const named = `[${String.fromCharCode(firstName)}-${String.fromCharCode(firstName + mostNames - 1)}]`

const contentOf = openRoom(lossRoom)
const read = new Map<Language, LossWords>()

/** The words of a language, made ready when they are first asked for. */
export function lossWords(language: Language): LossWords {
  const known = read.get(language)
  if (known !== undefined) return known
  const words = compile(contentOf(language).loss, language)
  read.set(language, words)
  return words
}

const undivided: ReadonlySet<Language> = new Set<Language>(['zh', 'ja', 'ko'])

function compile(file: LossFile, language: Language): LossWords {
  const divided = !undivided.has(language)
  const whole = (source: string) =>
    new RegExp(divided ? `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])` : source, 'u')
  const heads = `(?:${[...Object.keys(file.persons), ...Object.keys(file.animals)].join('|')})`
  const bare = file.bare === '' ? '' : `|${file.bare}`
  const being = `(?:${file.owner}${heads}${bare}|${named})`
  const slots: Readonly<Record<string, string>> = {
    ...file.words,
    being: `(?<being>${being})${divided ? "(?![\\p{L}\\p{N}'])" : ''}`,
    owned: `(?<being>${being})`,
    head: `(?<being>${heads})`,
    they: `(?<they>${divided ? '(?<![\\p{L}\\p{N}])' : ''}(?:${file.they.person}|${file.they.animal}))`,
    filler: file.filler,
  }
  const fill = (source: string): string =>
    source.replace(/\{([a-z]+)\}/g, (_, name: string) => slots[name] ?? '')
  const forms = (sort: Form['sort'], table: Readonly<Record<string, string>>): Form[] =>
    Object.entries(table).map(([words, form]) => ({
      sort,
      form,
      pattern: new RegExp(`(?:${words})$`, 'u'),
    }))
  return {
    patterns: Object.entries(file.patterns).flatMap(([kind, sources]) =>
      sources.map((source) => ({
        kind: kind as Pattern['kind'],
        pattern: whole(fill(fill(source))),
      })),
    ),
    being: whole(being),
    forms: [...forms('person', file.persons), ...forms('animal', file.animals)],
    unless: Object.fromEntries(
      Object.entries(file.unless).map(([kind, source]) => [kind, whole(source)]),
    ),
    elders: new RegExp(`${file.elders}|${named}`, 'u'),
    owner: file.owner === '' ? null : new RegExp(`^${file.owner}`, 'u'),
    others: new RegExp(file.others, 'u'),
    partner: whole(file.words.partner),
    they: { person: whole(file.they.person), animal: whole(file.they.animal) },
    since: whole(file.since),
    fiction: whole(file.fiction),
  }
}
