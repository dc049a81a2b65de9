import { defineRoom } from '@lumen/content/define-room'
import { type Language, languages } from '@lumen/contracts/languages'
import { type Static, Type } from 'typebox'

const Lines = Type.Array(Type.String())
const SomePatterns = Type.Array(Type.String(), { minItems: 1 })
const Forms = Type.Record(Type.String(), Type.String())
const Patterns = Type.Array(Type.String())
const Cancels = Type.Optional(Type.String())

/**
 * How a language tells of a loss, `content/<language>/companion/loss.json`: regular expressions for
 * folded clauses. In `patterns` stand `{being}` for a person or animal of the user's, `{owned}` for
 * one with what belongs to them ("…'s funeral"), `{head}` without the owner, `{they}` for a pronoun, `{filler}` for what may
 * stand between it and its verb, and the names of `words`.
 */
const LossFile = Type.Object(
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
    words: Type.Object({ died: Type.String(), serious: Type.String(), partner: Type.String() }),
    patterns: Type.Object({
      death: Patterns,
      parting: Patterns,
      loss: Patterns,
      breakup: Patterns,
      illness: Patterns,
      pregnancy: Patterns,
      job: Patterns,
    }),
    /** In a clause that matches nothing of the kind, or nothing at `all`, was lost. */
    unless: Type.Object({
      all: Type.String(),
      death: Cancels,
      parting: Type.String(),
      breakup: Cancels,
      illness: Cancels,
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
export type LossFile = Static<typeof LossFile>

const ByKind = Type.Object(
  {
    death: Lines,
    pet: Lines,
    breakup: Lines,
    illness: Lines,
    pregnancy: Lines,
    job: Lines,
    loss: Lines,
  },
  { additionalProperties: false },
)

/** What is said to who lost somebody, `content/<language>/companion/condolence.json`. */
const CondolenceFile = Type.Object(
  {
    /** The first sentence, plain; some with `{who}`, some for when nobody can be named. */
    sorry: ByKind,
    /** Short lines for the turns after it; they fit anything. */
    stay: Lines,
    /** Questions about the loss, now and then. */
    ask: ByKind,
    /** To a question about it that nobody can answer. */
    doubt: Lines,
    thanks: Lines,
    parting: Lines,
  },
  { additionalProperties: false },
)

const RequestWords = Type.Object(
  {
    /** What the eight languages are called, folded. */
    names: Type.Object(
      Object.fromEntries(languages.map((language) => [language, SomePatterns])) as Record<
        Language,
        typeof SomePatterns
      >,
      { additionalProperties: false },
    ),
    /** Pieces that patterns name as `{piece}`. */
    parts: Type.Record(Type.String(), Type.String()),
    /** What a clause says in whole to ask for `{language}`. */
    requests: SomePatterns,
    /** The same for a whole message: in the midst of others it would be an answer or a remark. */
    alone: SomePatterns,
  },
  { additionalProperties: false },
)

/** Each is opened by whoever needs it, when it is needed. */
export const lossRoom = defineRoom('understanding', { loss: LossFile })
export const condolenceRoom = defineRoom('companion', { condolence: CondolenceFile })
export const languageRequestRoom = defineRoom('companion', { 'language-request': RequestWords })
