import type { FactMessage } from './fact-message.ts'
import { heardText, type FactPattern } from './fact-rules.ts'
import { checkValue, cutValue, listed } from './fact-values.ts'
import { attributeOf, type Attribute, type Fact } from './facts.ts'
import { theUser, type Company, type Subject } from './persons.ts'
import { spanOf } from './quotes.ts'
import type { Segment } from './split-clauses.ts'

/** What animals have as well. */
const ofAnimals: ReadonlySet<Attribute> = new Set(['name', 'age', 'birthday', 'health'])
/** Where one is: no person is part of that. */
const placed: ReadonlySet<string> = new Set(['home', 'work.place'])
/** What may be said of a day to come. */
const changing: ReadonlySet<Attribute> = new Set(['home', 'work', 'partner', 'age', 'animal'])
/** So many words may follow what is told. */
const mostStops = 4

/** What is known of the sentence that is read. */
export type Sentence = {
  readonly at: number
  readonly certain: boolean
  /** Of whom it goes on to speak; null: that is not certain. */
  subject: Subject | null
  /** Whether it has told anything yet. */
  told: boolean
  /** Whom it has just said the user to have. */
  introduced: Subject | null
  /** Whom it introduces itself. */
  introducing: Subject | null
  /** What of it names a day and tells no plan. */
  before: Segment | null
}

/** Reads one clause, from each of the places where something told may begin. */
export class SegmentReading {
  readonly #message: FactMessage
  readonly #at: readonly number[]
  readonly #segment: Segment
  readonly #sentence: Sentence
  readonly #company: Company

  constructor(
    message: FactMessage,
    at: readonly number[],
    segment: Segment,
    sentence: Sentence,
    company: Company,
  ) {
    this.#message = message
    this.#at = at
    this.#segment = segment
    this.#sentence = sentence
    this.#company = company
  }

  facts(): Fact[] {
    const { persons } = this.#message.factRules
    const { folded, start, end } = this.#segment
    const found: Fact[] = []
    const lead = persons.leading(this.#message.said.text.slice(start, end))
    if (lead !== null) {
      this.#sentence.subject = lead
      this.#company.last = lead
    }
    for (const { at: _at, ...subject } of persons.mentioned(
      this.#message.said.text.slice(start, end),
      this.#company,
    ))
      found.push(this.#fact('name', 'holds', subject, subject.name))
    found.push(...this.told())
    if (found.length === 0) found.push(...this.#named())
    const spoken = persons.company(this.#message.said.text.slice(start, end))
    if (found.length === 0 && lead === null && persons.namesAnybody(folded))
      this.#sentence.subject = null
    if (spoken !== null && !found.some(({ subject }) => subject.relation === spoken.relation)) {
      this.#company.last = spoken
    }
    return distinct(found)
  }

  /**
   * What its templates tell.
   *
   * @param goesOn whether something was told before it: what stands after its “and” may tell as well
   */
  told(goesOn = false): Fact[] {
    const { joiner } = this.#message.factRules
    const { folded } = this.#segment
    const found: Fact[] = []
    const starts = [
      0,
      ...[...folded.matchAll(joiner)].map(({ index, 0: { length } }) => index + length),
    ]
    let readUpTo = 0
    for (const from of starts) {
      // After an “and” something is told when something was before it.
      if (from < readUpTo || (from > 0 && readUpTo === 0 && !goesOn)) continue
      for (const { facts, upTo } of this.#readFrom(from)) {
        found.push(...facts)
        readUpTo = Math.max(readUpTo, upTo)
      }
    }
    return found
  }

  *#readFrom(from: number): Generator<{ facts: Fact[]; upTo: number }> {
    const { opening, ending, joiner, stop, patterns } = this.#message.factRules
    const rest = this.#segment.folded.slice(from)
    const seen = new Set<string>()
    // What is told may end before an “and”, or hold it.
    const before = (pattern: RegExp, most: number) =>
      [...rest.matchAll(pattern)].slice(0, most).map(({ index }) => rest.slice(0, index))
    const parts = [rest, ...before(joiner, 1), ...before(stop, mostStops)]
    for (const [at, part] of parts.entries()) {
      if (part.trim() === '') continue
      const cut = part.slice(0, part.length - (ending.exec(part)?.[0].length ?? 0))
      for (const begin of new Set([0, opening.exec(cut)?.[0].length ?? 0])) {
        const body = cut.slice(begin)
        for (const pattern of patterns) {
          // Whose number is it, of what? “I am 5 minutes late”, “5 in dog years”.
          if (seen.has(pattern.form) || (at > 1 && pattern.kind === 'number')) continue
          const match = pattern.pattern.exec(body)
          if (match === null) continue
          const facts = this.#read(pattern, match, from + begin)
          if (facts.length === 0) continue
          seen.add(pattern.form)
          // Behind an “and” in a value something of its own may be told.
          const upTo = match.indices?.groups?.['value']?.[0] ?? match[0].length
          yield { facts, upTo: from + begin + upTo }
        }
      }
    }
  }

  #read(pattern: FactPattern, match: RegExpExecArray, offset: number): Fact[] {
    const rules = this.#message.factRules
    const { who, any, value } = match.groups ?? {}
    if (any !== undefined && rules.persons.namesAnybody(any)) return []
    const subject = this.#subjectOf(pattern, match, offset)
    if (subject === null) return []
    const { form, kind } = pattern
    const attribute = attributeOf(form)
    const animal = subject.relation.startsWith('pet')
    if (
      animal !== (form === 'animal.gone') &&
      (animal ? !ofAnimals.has(attribute) : form === 'animal.gone')
    )
      return []
    const { laughs, negations, topics } = rules.hears
    if (kind === 'Name' && laughs.test(heardText(this.#message.said.text))) return []
    if (!pattern.negative && negations.test(match[0])) return []
    if (value !== undefined && topics.test(value)) return []
    const standing =
      pattern.standing === 'holds' && this.#isFormer(who ?? '', offset)
        ? 'ended'
        : pattern.standing === 'holds' && this.#isComing(attribute)
          ? 'planned'
          : pattern.standing
    const span = match.indices?.groups?.['value']
    const whole = span === undefined ? '' : this.#written(offset + span[0], offset + span[1])
    // el 3 de mayo: a date may hold what ends other values.
    const written = kind === 'date' ? whole : cutValue(whole, rules)
    // 母と東京: with whom, and where.
    if (placed.has(form) && kind === 'value' && rules.persons.namesAnybody(written)) return []
    const values =
      span === undefined
        ? [
            this.#literal(
              offset + (match.indices?.groups?.['who']?.[1] ?? 0),
              offset + match[0].length,
            ),
          ]
        : listed(written, rules)
            .slice(0, many.has(kind) ? longestList : 1)
            .flatMap((each) => checkValue(each, kind, rules) ?? [])
    const facts = values.map((each) => {
      const of = attribute === 'name' ? { ...subject, name: each } : subject
      return this.#fact(form, standing, of, each)
    })
    if (facts.length === 0) return []
    this.#goOn(pattern, subject, values)
    return attribute === 'name' ? facts : [...this.#introducing(subject), ...facts]
  }

  /** The name of somebody whom what is told of them names first: “my son Ben is six”. */
  #introducing(subject: Subject): Fact[] {
    const { name, relation } = subject
    if (name === null || relation === 'user' || this.#company.names.has(heardText(name))) return []
    return [this.#fact('name', 'holds', subject, name)]
  }

  /** The names of those introduced just before: “two sons, Max and Leo”. */
  #named(): Fact[] {
    const { introduced } = this.#sentence
    const { factRules, said } = this.#message
    if (introduced === null) return []
    const { start, end } = this.#segment
    const written = listed(said.text.slice(start, end), factRules)
    const names = written.flatMap((each) => factRules.persons.nameOf(each, false) ?? [])
    if (names.length !== written.length || factRules.nounsLikeNames) return []
    return names.map((name) => this.#fact('name', 'holds', { ...introduced, name }, name))
  }

  #subjectOf(
    { form, kind, ofSomebody, bare }: FactPattern,
    match: RegExpExecArray,
    offset: number,
  ): Subject | null {
    const span = match.indices?.groups?.['who']
    if (span !== undefined)
      return this.#resolve(
        this.#written(offset + span[0], offset + span[1]),
        form === 'age' || form === 'health.allergy',
      )
    if (match.groups?.['they'] !== undefined) return this.#spokenOf()
    if (bare && !this.#sentence.told) return null
    // 彼氏と別れた: whom one had is not who had them.
    if ((!ofSomebody && !bare) || persons.has(kind)) return theUser
    const { introduced, subject } = this.#sentence
    const carried = introduced ?? subject
    // Who is called so without a word is somebody spoken of just before.
    if (carried === null || (form === 'name' && carried.relation === 'user')) return null
    // Whether it goes on about them, nothing says.
    if (carried === theUser && !this.#sentence.told && this.#company.told !== null) return null
    if (!carried.relation.startsWith('pet') || ofAnimals.has(attributeOf(form))) return carried
    return subject?.relation.startsWith('pet') === true ? theUser : subject
  }

  /** Who does what a verb says that names nobody, but not the user. */
  #spokenOf(): Subject | null {
    const { introduced, subject, told } = this.#sentence
    const inSentence = introduced ?? subject
    if (inSentence?.relation !== 'user') return inSentence
    return told ? null : this.#company.told
  }

  /** @param among whether a name that nobody bore so far may be one of the children */
  #resolve(written: string, among: boolean): Subject | null {
    const { persons } = this.#message.factRules
    const known = persons.resolve(written, this.#company)
    if (known !== null || !among) return known
    const name = persons.nameOf(written, false)
    const { last } = this.#company
    if (name === null || last === null || !['child', 'son', 'daughter'].includes(last.relation))
      return null
    const subject = { relation: 'child', name, words: name }
    this.#company.names.set(heardText(name), subject)
    return subject
  }

  #isComing(attribute: Attribute): boolean {
    return (
      changing.has(attribute) && this.#message.factRules.hears.coming.test(this.#segment.folded)
    )
  }

  #isFormer(who: string, offset: number): boolean {
    const { formerly } = this.#message.factRules.hears
    return formerly.test(who) || formerly.test(this.#segment.folded.slice(0, offset))
  }

  /** Remembers of whom was spoken. */
  #goOn({ kind, form }: FactPattern, subject: Subject, values: readonly string[]): void {
    const { persons } = this.#message.factRules
    if (form === 'name')
      for (const name of values)
        this.#company.names.set(heardText(name), { ...subject, name, words: subject.words })
    if (subject.relation !== 'user') this.#company.last = subject
    const [value = ''] = values
    const relation =
      kind === 'child' || kind === 'kin' || kind === 'animal' ? persons.relationOf(value) : null
    if (relation !== null) {
      const introduced = { relation, name: null, words: value }
      this.#sentence.introduced = introduced
      this.#sentence.introducing = introduced
      this.#company.last = introduced
    } else if (form === 'name' && subject.relation !== 'user')
      this.#sentence.subject = { ...subject, name: value }
    else this.#sentence.subject = subject
  }

  #fact(form: Fact['form'], standing: Fact['standing'], subject: Subject, value: string): Fact {
    const { said } = this.#message
    const { start, end } = this.#segment
    if (form === 'name' && subject.relation !== 'user') {
      this.#company.names.set(heardText(value), { ...subject, name: value })
      this.#company.last = subject
    }
    return {
      messageId: said.messageId,
      subject,
      attribute: attributeOf(form),
      form,
      value,
      standing,
      from: null,
      until: null,
      span: spanOf(said, start, end),
    }
  }

  /** What a template says in its own words. */
  #literal(from: number, to: number): string {
    const { opening, particle } = this.#message.factRules
    const written = cutValue(this.#written(from, to), this.#message.factRules)
    const bare = written.slice(particle.exec(written)?.[0].length ?? 0).trim()
    return bare.slice(opening.exec(heardText(bare))?.[0].length ?? 0).trim()
  }

  #written(from: number, to: number): string {
    const base = this.#segment.from
    const { text } = this.#message.said
    return text.slice(this.#at[base + from] ?? 0, this.#at[base + to] ?? text.length)
  }
}

const persons: ReadonlySet<string> = new Set(['child', 'kin', 'partner', 'animal'])
/** What is named in a row. */
const longestList = 6
const many: ReadonlySet<string> = new Set(['value', 'name', 'illness', 'animal', 'child', 'kin'])

const distinct = (facts: readonly Fact[]): Fact[] => [
  ...new Map(
    facts.map((fact) => [
      `${fact.form}|${fact.subject.relation}|${heardText(fact.subject.name ?? '')}|${heardText(fact.value)}`,
      fact,
    ]),
  ).values(),
]
