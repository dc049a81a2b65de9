import type { Language } from '@lumen/contracts/languages'
import type { CondolencePack } from './condolence-lines.ts'
import type { UserEmotion } from './emotion-labels.ts'
import type {
  FactKind,
  FavouriteKey,
  favouriteKeys,
  mealKeys,
  relationKeys,
  speciesKeys,
} from './fact-kinds.ts'
import type { IntentId } from './intent-list.ts'
import type { PoolId } from './line-pools.ts'
import type { SituationId, TopicId } from './topics-list.ts'
import type { AttributeId, ThingId } from './twenty-questions-table.ts'

/** A sentence or two with slots in braces, `{word}`; see line-pools.ts for the slots. */
export type Line = string
export type Patterns = readonly RegExp[]

/** A question with what is said to a plain yes or no, and the fact that an answer tells. */
export type AskObject = {
  readonly ask: Line
  readonly yes?: Line
  readonly no?: Line
  readonly tells?: FactKind
}
export type Ask = Line | AskObject

export type TextRules = {
  /** Fold é to e and so on before matching; patterns are then written without accents. */
  readonly accents: boolean
  /** Single characters folded to others before matching (traditional to simplified, ё to е). */
  readonly fold: Readonly<Record<string, string>>
  /** What stands between two sentences of a reply. */
  readonly glue: '' | ' '
  readonly quotes: readonly [open: string, close: string]
  /** Separators of a list: between items, before the last. */
  readonly list: readonly [between: string, last: string]
  /** A space ends a clause (zh, ja), or merely divides words. */
  readonly spaceEndsClause: boolean
  /** Longest and shortest clause that is quoted, in characters. */
  readonly quote: { readonly min: number; readonly max: number }
  /** A sentence that matches one of these asks, with or without a question mark. */
  readonly question: Patterns
  /** Interjections and vocatives in front of a sentence; removed before intents are matched. */
  readonly lead: RegExp
  /** Endings that carry no content (啊, 呢, "too"); removed from quotes and values. */
  readonly tail: RegExp
  /** Stands directly before an emotion word and cancels it. */
  readonly negation: RegExp
  /** Raises the intensity of a feeling. */
  readonly strong: RegExp
  /** What must not be quoted back (oaths, insults). */
  readonly unquotable: RegExp
}

export type EmotionPack = {
  readonly words: Patterns
  readonly lines: readonly Line[]
  /** Questions for the feeling where no situation has its own; general ones stand in for none. */
  readonly asks?: readonly Ask[]
}

export type TopicPack = {
  /** Nouns that can fill `{word}`. */
  readonly nouns: RegExp
  /** Other signs of the topic. */
  readonly cues: RegExp
  readonly openers: Readonly<Record<'good' | 'bad' | 'plain', readonly Line[]>>
  readonly questions: Readonly<Record<'good' | 'bad' | 'plain', readonly Ask[]>>
  /** Questions that open the topic out of nothing. */
  readonly starters: readonly Ask[]
  /** The companion asked back ("and you?") within the topic: honest, from the persona sheet. */
  readonly you: readonly Line[]
}

export type SituationPack = {
  readonly match: Patterns
  readonly say: readonly Line[]
  readonly ask: readonly Ask[]
}

export type FactKindPack = {
  /**
   * Groups: `value`, and `key` for keyed kinds. `proper` in place of `value` is a value only when
   * it begins with a capital. Matched against clauses that do not ask.
   */
  readonly told: Patterns
  /** Groups: `key` for keyed kinds, `what` to look for within values. */
  readonly asked: Patterns
  readonly ack: readonly Line[]
  readonly follow: readonly Ask[]
  readonly answer: readonly Line[]
  readonly missing: readonly Line[]
  readonly recall: readonly Ask[]
  /** The fact in a few words, for a list of what is known: "your cat is called {value}". */
  readonly note: Line
}

export type KeyEntry = { readonly words: RegExp | null; readonly label: string }
export type Keys<List extends readonly string[]> = Readonly<Record<List[number], KeyEntry>>

export type FactsPack = {
  readonly kinds: Readonly<Record<FactKind, FactKindPack>>
  /** Call a pet or relation what the user called it; otherwise by the label of its key. */
  readonly keepWords: boolean
  readonly keys: {
    readonly species: Keys<typeof speciesKeys>
    readonly relation: Keys<typeof relationKeys>
    readonly favourite: Keys<typeof favouriteKeys>
    readonly meal: Keys<typeof mealKeys>
  }
  /** Words for a time, kept as said: tomorrow, on Friday, next week. No groups. */
  readonly when: RegExp
  /**
   * A name told for what was just mentioned ("his name is …", 叫…). Group `value`; `proper` for a
   * bare name with a capital right after the mention ("two kids, Ella and Noah").
   */
  readonly followingName: Patterns
  /** Says that a fact adds to the former of its kind instead of replacing it (another, 另一只). */
  readonly another: RegExp
  /** Opens a correction (no, … / 不对, …). */
  readonly correction: RegExp
  /** Removed around a bare answer ("it's …", 叫…). Group `value`. */
  readonly bare: Patterns
  /** Values that are none: pronouns, question words, fillers. */
  readonly reject: RegExp
  /** Puts a stored memory ("User's cat …") into the first person, so that `told` matches it. */
  readonly memoryVoice: readonly (readonly [RegExp, string])[]
  /** Put before clauses of a memory that have no subject of their own (zh: 我). */
  readonly memoryPrefix?: string
}

export type Riddle = {
  readonly ask: Line
  readonly answer: string
  readonly accept: RegExp
  readonly hint: Line
}

export type WouldYouRather = {
  readonly ask: Line
  readonly first: RegExp
  readonly second: RegExp
  readonly onFirst: Line
  readonly onSecond: Line
}

export type StockPack = {
  readonly stories: readonly Line[]
  readonly jokes: readonly Line[]
  readonly poems: readonly Line[]
  readonly trivia: readonly Line[]
  readonly riddles: readonly Riddle[]
  readonly wouldYouRather: readonly WouldYouRather[]
  /** Questions to turn over in one's mind, offered in place of a fortune. */
  readonly reflections: readonly Line[]
}

export type ChainPack = {
  readonly words: readonly string[]
  /** Folds a last or first character before comparing (ja: small kana). */
  readonly fold: Readonly<Record<string, string>>
  /** Characters that end no word (ja: ー). */
  readonly skip: string
  /** A user's turn that is a word of the game: its shape. */
  readonly word: RegExp
}

export type TwentyPack = {
  readonly things: Readonly<Record<ThingId, { readonly label: string; readonly accept: RegExp }>>
  readonly attributes: Readonly<Record<AttributeId, RegExp>>
}

export type CalendarPack = {
  /** Sunday first. */
  readonly weekdays: readonly string[]
  readonly weekdayWords: readonly RegExp[]
  /** Words for days relative to today, most telling first. */
  readonly offsets: readonly (readonly [RegExp, number])[]
  /** Group `n`: days from now, days ago. */
  readonly inDays: RegExp
  readonly daysAgo: RegExp
  readonly time: (hour: number, minute: number | null) => string
  readonly date: (now: { weekday: string; month: number; day: number | null }) => string
  /** "tomorrow is a Friday" in one phrase; `said` is the user's wording of the day. */
  readonly dayOf: (said: string, weekday: string) => string
  readonly daysUntil: (days: number, weekday: string) => string
}

export type NumbersPack = {
  /** Number words; with `units` they are digits of a positional notation (三十二). */
  readonly words: Readonly<Record<string, number>>
  readonly units: Readonly<Record<string, number>> | null
  readonly operators: Readonly<Record<'+' | '-' | '*' | '/' | '^' | '%', RegExp>>
  /** Phrases rewritten before operators are read: squares, roots. */
  readonly phrases?: readonly (readonly [RegExp, string])[]
  /** Shows that a sum is asked for. */
  readonly cue: RegExp
  readonly decimal: '.' | ','
}

export type PersonaPack = {
  /** Six values each, in the same order in every language: the sheet is the same in all. */
  readonly favourites: Readonly<Record<FavouriteKey, readonly string[]>>
  /** Names of traits the product knows (lower-case English ids) in this language. */
  readonly traits: Readonly<Record<string, string>>
  /** Words in a companion's mood text, by the kind of mood. */
  readonly moods: Readonly<Record<'bright' | 'soft' | 'deep' | 'playful' | 'low', RegExp>>
}

export type SteeringPack = {
  readonly shorter: RegExp
  readonly longer: RegExp
  readonly gentler: RegExp
  readonly lighter: RegExp
  readonly noQuestion: RegExp
  /** Names of the eight languages in this one, to be asked for ("in English"). */
  readonly languages: Readonly<Record<Language, RegExp>>
}

/** Everything the engine knows of one language. Checked whole by `checkPack` when it is loaded. */
export type Pack = {
  readonly language: Language
  readonly text: TextRules
  /** Group `subject` in recallAbout, likeYou. */
  readonly intents: Readonly<Record<IntentId, Patterns>>
  readonly lines: Readonly<Record<PoolId, readonly Ask[]>>
  readonly emotions: Readonly<Record<Exclude<UserEmotion, 'neutral'>, EmotionPack>>
  readonly topics: Readonly<Record<TopicId, TopicPack>>
  readonly situations: Readonly<Record<SituationId, SituationPack>>
  readonly condolence: CondolencePack
  readonly facts: FactsPack
  readonly persona: PersonaPack
  readonly stock: StockPack
  readonly chain: ChainPack
  readonly twenty: TwentyPack
  readonly calendar: CalendarPack
  readonly numbers: NumbersPack
  readonly steering: SteeringPack
}
