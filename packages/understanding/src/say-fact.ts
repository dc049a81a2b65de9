import { fillSlots } from '@lumen/content/fill-slots'
import { languages, type Language } from '@lumen/contracts/languages'
import { type Static, Type } from 'typebox'
import type { Day } from './days.ts'
import type { Fact } from './facts.ts'
import { anyOf } from './word-patterns.ts'

const text = Type.String({ minLength: 1 })
/** What is said of a fact: of the user, and of somebody of theirs. */
const card = Type.Object({ user: text, other: text }, { additionalProperties: false })

/** How facts are said to the user: `content/<language>/answers/fact-wording.yaml`. */
export const factWording = Type.Object(
  {
    /** The user's words for whose something is, as said to them. */
    turned: Type.Record(Type.String(), Type.String()),
    /** Before somebody whom the user named without such a word. */
    yours: Type.String(),
    /** Articles of somebody whom the user has, as said to them: a cat, your cat. */
    owned: Type.Record(Type.String(), text),
    /** Between somebody and their name. */
    beforeName: Type.Array(text),
    /** Told with one of these, a liking is kept. */
    favourites: Type.Array(text),
    /** By the form of the fact, with `-ended` and such behind it where it does not hold. */
    cards: Type.Record(Type.String(), card),
  },
  { additionalProperties: false },
)
export type FactWording = Static<typeof factWording>

/**
 * What a memory card, or an answer, says of a fact: to the person it is of, in the language they told
 * it in; null where nothing is said of such a fact.
 */
export function sayFact(fact: Fact, texts: FactWording, language: Language): string | null {
  const { form, standing, subject, from } = fact
  const plain = standing === 'holds' || form === 'plan' ? form : `${form}-${standing}`
  const card = Object.hasOwn(texts.cards, plain) ? texts.cards[plain] : undefined
  if (card === undefined) return null
  const value = turned(fact.value, texts)
  const date = from === null ? '' : writtenDate(from, language)
  if (subject.relation === 'user') return fillSlots(card.user, { value, date })
  const who = whoIs(fact, texts)
  return asSentence(fillSlots(card.other, { who, value, date }), language)
}

/** A text with the first letter of a sentence. */
export const asSentence = (text: string, language: Language): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))

const writtenDate = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day * 86_400_000),
  )

/** What a card says of a day without the day before it, for where that stands beside. */
export function withoutDate(content: string, day: Day): string {
  const date = languages
    .map((language) => writtenDate(day, language))
    .find((written) => content.startsWith(written))
  return date === undefined ? content : content.slice(date.length).replace(/^[\s:：]+/u, '')
}

/** Whose fact it is, as said to the user: by name, but where the name is what is told. */
function whoIs({ subject: { name, words }, form }: Fact, texts: FactWording): string {
  if (name !== null && form !== 'name') return name
  const bare = (words ?? name ?? '').replace(name === null ? /$^/u : endOf(name, texts), '').trim()
  const said = ownedBy(turned(bare, texts), texts)
  return said === bare ? `${texts.yours}${said}` : said
}

/** A cat that the user told of is theirs. */
function ownedBy(text: string, { owned }: FactWording): string {
  const article = Object.keys(owned)
    .toSorted((a, b) => b.length - a.length)
    .find((each) => new RegExp(`^${each}(?![\\p{Script=Latin}])`, 'iu').test(text))
  return article === undefined ? text : owned[article]! + text.slice(article.length)
}

const endOf = (name: string, { beforeName }: FactWording): RegExp =>
  new RegExp(`(?:\\s|${anyOf(beforeName)})*${name.replaceAll(/[^\p{L}\p{N}]/gu, '.')}$`, 'u')

/** What the user says of theirs, as it is said to them: my sister, your sister. */
function turned(text: string, { turned: words }: FactWording): string {
  const own = Object.keys(words).toSorted((a, b) => b.length - a.length)
  const parts = own.map((word) =>
    /\p{Script=Latin}/u.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : word,
  )
  return text
    .replace(new RegExp(parts.join('|'), 'giu'), (word) => words[word.toLowerCase()] ?? word)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
