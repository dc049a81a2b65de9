import type { Language } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import { type Static, Type } from 'typebox'

const Patterns = Type.Array(Type.String())
const Forms = Type.Record(Type.String(), Type.String())
const Cancels = Type.Optional(Type.String())

/**
 * How a language tells of a loss, `content/<language>/understanding/loss.yaml`: regular expressions for
 * folded clauses. In `patterns` stand `{being}` for a person or animal of the user's, `{owned}` for
 * one with what belongs to them ("…'s funeral"), `{head}` without the owner, `{they}` for a pronoun, `{filler}` for what may
 * stand between it and its verb, and the names of `words`.
 */
export const lossFile = Type.Object(
  {
    /** What makes a being the user's own, in front of it; `bare` beings need nothing. */
    owner: Type.String(),
    bare: Type.String(),
    /** What a being is called by the user, and by a reply: the form that fits `{who}`. */
    persons: Forms,
    animals: Forms,
    /** Of them and of who bears a name `parting` means a death without a sign of time. */
    elders: Type.String(),
    /** Stands in front of a being that is somebody else's. */
    others: Type.String(),
    they: Type.Object({ person: Type.String(), animal: Type.String() }),
    filler: Type.String(),
    /** For the patterns; of a `partner` who is gone nobody knows whether they died. */
    words: Type.Object({
      died: Type.String(),
      serious: Type.String(),
      /** What one may be well again of. */
      ailing: Type.String(),
      partner: Type.String(),
    }),
    patterns: Type.Object({
      death: Patterns,
      parting: Patterns,
      loss: Patterns,
      breakup: Patterns,
      illness: Patterns,
      unwell: Patterns,
      pregnancy: Patterns,
      job: Patterns,
    }),
    /**
     * In a clause that matches nothing of the kind, or nothing at `all`, was lost; of `unwell`, nowhere
     * in the message: who is home again is not wished a recovery.
     */
    unless: Type.Object({
      all: Type.String(),
      death: Cancels,
      parting: Type.String(),
      breakup: Cancels,
      illness: Cancels,
      unwell: Type.String(),
      pregnancy: Cancels,
      job: Cancels,
    }),
    /** With one of these somewhere in the message, `parting` means a death. */
    since: Type.String(),
    /** In such a message a pronoun may be a figure's. */
    fiction: Type.String(),
  },
  { additionalProperties: false },
)
export type LossFile = Static<typeof lossFile>

/**
 * `loss` is one of which no more is certain. `unwell` is none: a fever, a fall, an operation or a stay in
 * hospital, of the user or of theirs, asks for concern and not for condolence.
 */
export type LossKind =
  | 'death'
  | 'pet'
  | 'breakup'
  | 'illness'
  | 'unwell'
  | 'pregnancy'
  | 'job'
  | 'loss'

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

const undivided: ReadonlySet<Language> = new Set<Language>(['zh', 'ja', 'ko'])

/** Patterns stand as people write; they are held against folded text. */
const foldPattern = (source: string): string => source.replace(/[À-ɏ]/g, fold)

/** The patterns of a language made ready. */
export function compileLossWords(written: LossFile, language: Language): LossWords {
  const file = foldAll(written)
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

const foldAll = (file: LossFile): LossFile => {
  const forms = (table: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(table).map(([words, form]) => [foldPattern(words), form]))
  const rest = JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    typeof value === 'string' ? foldPattern(value) : value,
  ) as LossFile
  return { ...rest, persons: forms(file.persons), animals: forms(file.animals) }
}
