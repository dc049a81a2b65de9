import { foldText, readSentences, type Sentence } from './clean-text.ts'
import { draft, type Draft, pickFrom, quoted, say } from './draft.ts'
import { factKinds, type FactKind, shapeOf } from './fact-kinds.ts'
import { type Fact, findKey, isAsking, memorySentences } from './facts.ts'
import { factsAbout } from './facts-in-force.ts'
import { formsOf, readIntent } from './intents.ts'
import { fillSlots } from './choose.ts'
import { quotableClause, quoteAround } from './quote.ts'
import type { Turn } from './turn.ts'

const listed = 4
/** Quotations in a list of what is known, at most. */
const quotedMost = 3

/** Items as the language lists them: a, b and c. */
export function joinList(turn: Turn, items: readonly string[]): string {
  const [between, last] = turn.pack.text.list
  const head = items.slice(0, -1).join(between)
  return head === '' ? (items[0] ?? '') : `${head}${last}${items.at(-1) ?? ''}`
}

type Asked = { kind: FactKind; key: string | null; label: string | null; what: string | null }

/** Which told fact a sentence asks for, if any. */
function readAsked(sentence: Sentence, turn: Turn): Asked | null {
  const forms = formsOf(sentence, turn.pack, turn.input.persona.name)
  for (const kind of factKinds) {
    for (const pattern of turn.pack.facts.kinds[kind].asked) {
      const match = forms.map(({ folded }) => pattern.exec(folded)).find((found) => found !== null)
      if (match === undefined) continue
      const { keys } = shapeOf(kind)
      const groupKey = match.groups?.['key'] ?? null
      const what = match.groups?.['what']?.trim() || null
      if (keys === null || groupKey === null) return { kind, key: null, label: null, what }
      if (keys === 'when') return { kind, key: groupKey.trim(), label: null, what }
      const found = findKey(groupKey, turn.pack.facts.keys[keys])
      if (found === null) continue
      const own = turn.pack.facts.keepWords && (keys === 'species' || keys === 'relation')
      return { kind, key: found.key, label: own ? found.word : found.label, what }
    }
  }
  return null
}

const holds = (text: string, part: string, turn: Turn): boolean =>
  foldText(text, turn.pack.text).includes(foldText(part, turn.pack.text))

function factsAsked(asked: Asked, turn: Turn): Fact[] {
  const { known } = turn
  if (asked.kind === 'plan') {
    const plans = known.filter((fact) => fact.kind === 'plan')
    const { key, what } = asked
    if (key !== null) return plans.filter((fact) => sameTime(fact, key))
    if (what !== null) return plans.filter((fact) => holds(fact.value, what, turn))
    return plans
  }
  return factsAbout(known, asked.kind, asked.key)
}

const sameTime = (fact: Fact, key: string): boolean =>
  fact.key !== null && (fact.key.includes(key) || key.includes(fact.key))

/** The answer to a question about what the user told; null when the sentence asks no such thing. */
export function answerFactQuestion(sentence: Sentence, turn: Turn): Draft | null {
  const asked = readAsked(sentence, turn)
  if (asked === null) return null
  const part = turn.pack.facts.kinds[asked.kind]
  const facts = factsAsked(asked, turn)
  const label = facts.at(-1)?.keyLabel ?? asked.label
  const key = label === null ? {} : { key: label }
  if (facts.length > 0) {
    const shown = shapeOf(asked.kind).many ? facts.slice(-listed) : facts.slice(-1)
    const value =
      asked.kind === 'plan' && shown.length > 1
        ? joinList(
            turn,
            shown.map((fact) => note(turn, fact)),
          )
        : joinList(turn, [...new Set(shown.map((fact) => fact.value))])
    const answer = pickFrom(turn, part.answer, { value, ...key }, `answer.${asked.kind}`)
    return draft('fact.answer', [answer?.text ?? null], {
      emotion: 'cheerful',
      memoryIds: memoryIdsOf(shown),
    })
  }
  const remembered = memoryFor(turn, asked.key === null ? sentence.folded : (label ?? asked.key))
  if (remembered !== null) return remembered
  const missing = pickFrom(turn, part.missing, key, `missing.${asked.kind}`)
  return draft('fact.missing', [missing?.text ?? null], { emotion: 'curious' })
}

export const memoryIdsOf = (facts: readonly Fact[]): string[] =>
  facts.map((fact) => fact.memoryId).filter((id) => id !== null)

/** The fact in a few words. */
export const note = (turn: Turn, fact: Fact): string =>
  fillSlots(turn.pack.facts.kinds[fact.kind].note, {
    value: fact.value,
    ...(fact.keyLabel === null ? {} : { key: fact.keyLabel }),
  })

/** A stored memory that speaks of the words asked for, quoted; null when none does. */
function memoryFor(turn: Turn, words: string): Draft | null {
  if (words === '') return null
  const memory = turn.input.memories.find((each) => holds(each.content, words, turn))
  if (memory === undefined) return null
  const sentence = readSentences(memory.content.slice(0, 600), turn.pack.text)[0]
  if (sentence === undefined) return null
  const quote = quoteAround(sentence, (folded) => folded.includes(words), turn.pack)
  if (quote === null) return null
  return draft('memory.answer', [say(turn, 'memory.answer', { memory: quoted(turn, quote) })], {
    emotion: 'thoughtful',
    memoryIds: [memory.id],
  })
}

/** Words under which a subject may have been mentioned: itself, or its key's other words. */
function mentions(subject: string, turn: Turn): (folded: string) => boolean {
  const folded = foldText(subject, turn.pack.text).trim()
  const { species, relation } = turn.pack.facts.keys
  const key = findKey(folded, species)?.key ?? findKey(folded, relation)?.key ?? null
  const words = key === null ? null : ({ ...species, ...relation }[key]?.words ?? null)
  const tokens = [...tokensOf(folded, turn)]
  return (text) =>
    text.includes(folded) ||
    (words !== null && words.test(text)) ||
    (tokens.length > 0 && tokens.every((token) => text.includes(token)))
}

/** "What did I tell you about …?": the latest thing the user said of it, in the user's words. */
export function recallAbout(subject: string, turn: Turn): Draft | null {
  const shown = quotableClause(subject, {
    ...turn.pack,
    text: { ...turn.pack.text, quote: { min: 1, max: turn.pack.text.quote.max } },
  })
  if (shown === null) return null
  const about = mentions(shown, turn)
  for (const message of [...turn.heard].reverse()) {
    for (const sentence of readSentences(message, turn.pack.text).reverse()) {
      if (sentence.marked || !about(sentence.folded)) continue
      if (isAsking(sentence.folded, turn.pack)) continue
      const quote = quoteAround(sentence, about, turn.pack)
      if (quote === null) continue
      const slots = { subject: shown, quote: quoted(turn, quote) }
      return draft('recall.found', [say(turn, 'recallAbout.found', slots)], { emotion: 'cheerful' })
    }
  }
  for (const memory of turn.input.memories) {
    const sentence = memorySentences(memory.content.slice(0, 600), turn.pack).find((each) =>
      about(each.folded),
    )
    const quote = sentence === undefined ? null : quoteAround(sentence, about, turn.pack)
    if (quote === null) continue
    return draft('memory.answer', [say(turn, 'memory.answer', { memory: quoted(turn, quote) })], {
      emotion: 'cheerful',
      memoryIds: [memory.id],
    })
  }
  return draft('recall.none', [say(turn, 'recallAbout.none', { subject: shown })])
}

/** Tokens of a text that can tell what it is about: longer words, or pairs of Han characters. */
function tokensOf(folded: string, turn: Turn): Set<string> {
  if (turn.pack.text.glue === ' ') return new Set(folded.match(/\p{L}{5,}/gu) ?? [])
  const runs = folded.match(/[\u3040-\u9fff\uac00-\ud7af]{2,}/gu) ?? []
  return new Set(runs.flatMap((run) => [...run].slice(1).map((_, at) => run.slice(at, at + 2))))
}

/** What a message puts right of what was told before, in its own words; null when nothing. */
export function correctionOf(turn: Turn): string | null {
  const [first] = turn.sentences
  const lead = first === undefined ? null : turn.pack.facts.correction.exec(first.folded)
  if (first === undefined || lead === null || first.marked || lead.index > 0) return null
  const rest = first.text.slice(lead[0].length).replace(/^[\s\p{P}]+/u, '')
  const about = tokensOf(foldText(rest, turn.pack.text), turn)
  const known = turn.heard.some((message) =>
    [...tokensOf(foldText(message, turn.pack.text), turn)].some((token) => about.has(token)),
  )
  return known ? quotableClause(rest, turn.pack) : null
}

/** What the user said of themselves in their own words, the newest first, then what is remembered. */
function ownWords(turn: Turn, known: readonly Fact[]): { text: string; memoryId: string | null }[] {
  const { pack, input } = turn
  const tells = (sentence: Sentence) =>
    !sentence.marked &&
    !isAsking(sentence.folded, pack) &&
    readIntent(sentence, pack, input.persona.name) === null
  const heard = turn.heard
    .toReversed()
    .flatMap((message) => readSentences(message, pack.text).filter(tells))
    .map(({ text }) => ({ text, memoryId: null }))
  const remembered = input.memories.map(({ id, content }) => ({ text: content, memoryId: id }))
  const words = new Map<string, string | null>()
  for (const { text, memoryId } of [...heard, ...remembered]) {
    const clause = quotableClause(text, pack, pack.text.quote.max * 2)
    const told = clause === null || known.some(({ value }) => holds(clause, value, turn))
    if (!told && !words.has(clause)) words.set(clause, memoryId)
  }
  return [...words].map(([text, memoryId]) => ({ text: quoted(turn, text), memoryId }))
}

/** "What do you know about me?": the facts that hold, a few of them, else the user's own words. */
export function rememberAll(turn: Turn): Draft {
  const first = turn.known.filter((fact) => fact.kind === 'name')
  const rest = turn.known.filter((fact) => fact.kind !== 'name').slice(-listed)
  const shown = [...first, ...rest].slice(0, listed + 1)
  const told = ownWords(turn, shown).slice(0, Math.max(0, quotedMost - shown.length))
  const items = [...shown.map((fact) => note(turn, fact)), ...told.map(({ text }) => text)]
  if (items.length === 0)
    return draft('remember', [say(turn, 'rememberMe.none')], { emotion: 'curious' })
  return draft('remember', [say(turn, 'rememberMe.some', { value: joinList(turn, items) })], {
    emotion: 'cheerful',
    memoryIds: [
      ...memoryIdsOf(shown),
      ...told.flatMap(({ memoryId }) => (memoryId === null ? [] : [memoryId])),
    ],
  })
}
