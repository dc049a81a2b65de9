import { sentencesThatAsk } from './clause-parts.ts'
import type { FactMessage } from './fact-message.ts'
import { correctFacts } from './fact-corrections.ts'
import { manyValued, type Fact } from './facts.ts'
import { theUser, type Company, type Subject } from './persons.ts'
import { readPlan } from './read-plan.ts'
import { SegmentReading, type Sentence } from './segment-reading.ts'
import { splitClauses, type Segment } from './split-clauses.ts'

/** A longer clause tells nothing certain. */
const longestClause = 240
const opening = /["“「『«‹„]/u
const closing = /["”」』»›“]/u

/** What messages of a talk tell, oldest first: each fact with the message that tells it. */
export function readFactsOf(messages: readonly FactMessage[]): Fact[] {
  const company: Company = { names: new Map(), last: null, told: null }
  const facts: Fact[] = []
  for (const [at, message] of messages.entries()) {
    const corrected = correctFacts(message, facts, messages[at - 1]?.said.messageId ?? null)
    facts.push(...(corrected ?? readMessage(message, company)))
  }
  return facts
}

/** What stands in quotation marks, with them, in one pass: a mark that nothing closes is none. */
function quotesIn(text: string): { start: number; end: number }[] {
  const quotes: { start: number; end: number }[] = []
  let start: number | null = null
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at)
    if (start === null) start = opening.test(mark) ? at : null
    else if (closing.test(mark)) {
      quotes.push({ start, end: at + 1 })
      start = null
    }
  }
  return quotes
}

function readMessage(message: FactMessage, company: Company): Fact[] {
  const { said, rules, factRules, isQuestion } = message
  const heard = rules.hear(said.text)
  const segments = splitClauses(heard)
  const asking = sentencesThatAsk(segments, said.text, isQuestion)
  const uncertain = new Set(
    segments.flatMap((each) =>
      factRules.hears.uncertain.test(each.folded) ? [each.sentence] : [],
    ),
  )
  const quotes = quotesIn(said.text)
  const denying = {
    ...message,
    factRules: { ...factRules, patterns: factRules.patterns.filter(({ negative }) => negative) },
  }
  const facts: Fact[] = []
  let sentence: Sentence = {
    at: -1,
    certain: false,
    subject: theUser,
    told: false,
    introduced: null,
    introducing: null,
    before: null,
  }
  for (const [index, segment] of segments.entries()) {
    if (segment.sentence !== sentence.at) {
      const at = segment.sentence
      if (sentence.at >= 0) company.told = toldOf(sentence)
      const certain = !asking.has(at) && !uncertain.has(at)
      // 小犬を引き取りました。名前は…: the next sentence may name whom this one introduced.
      const introduced = at === sentence.at + 1 ? sentence.introducing : null
      sentence = {
        at,
        certain,
        subject: theUser,
        told: false,
        introduced,
        introducing: null,
        before: null,
      }
    }
    const isQuoted = quotes.some(({ start, end }) => segment.start >= start && segment.end <= end)
    if (!sentence.certain || isQuoted || segment.folded.length > longestClause) continue
    const read = new SegmentReading(message, heard.matchable.at, segment, sentence, company)
    const told = read.facts()
    const refusing = withRefusal(segments[index - 1], segment)
    if (refusing !== null)
      told.push(
        ...new SegmentReading(denying, heard.matchable.at, refusing, sentence, company).told(
          sentence.told,
        ),
      )
    facts.push(...told)
    const plan = told.length > 0 ? null : readPlan(message, segment, sentence.before)
    if (plan !== null) facts.push(plan)
    sentence.told ||= told.length > 0
    sentence.before = told.length > 0 || plan !== null ? null : segment
  }
  company.told = toldOf(sentence)
  return withoutSeconds(facts)
}

/** “ich esse · kein Fleisch”: where a clause was parted before a no, the whole of it. */
function withRefusal(before: Segment | undefined, segment: Segment): Segment | null {
  const isRefusal = segment.hits.some(
    ({ label, start }) => label === 'not' && start === segment.from,
  )
  if (before === undefined || before.sentence !== segment.sentence || !isRefusal) return null
  if (/[\p{P}\p{S}]\s*$/u.test(before.folded)) return null
  return {
    ...segment,
    start: before.start,
    from: before.from,
    folded: before.folded + segment.folded,
  }
}

const toldOf = ({ told, subject }: Sentence): Subject | null =>
  told && subject?.relation !== 'user' ? subject : null

/** A name and then a nickname: of what somebody has one of, the first told counts. */
const withoutSeconds = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact, at) =>
      manyValued.has(fact.attribute) ||
      !facts
        .slice(0, at)
        .some(
          ({ form, standing, subject }) =>
            form === fact.form &&
            standing === fact.standing &&
            subject.relation === 'user' &&
            fact.subject.relation === 'user',
        ),
  )
