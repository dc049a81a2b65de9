import { firstName, type LossKind, type LossWords, mostNames, type Pattern } from './loss-words.ts'

export type Loss = {
  readonly kind: LossKind
  /** Whom a reply may name, in the form its lines ask for ("your dad"); null when unsure. */
  readonly who: string | null
}

/** Somebody of the user's, as a clause names them. */
type Being = {
  readonly sort: 'person' | 'animal'
  readonly who: string | null
  readonly text: string
}

/** Someone known by a name, as the user folded it. */
export type Named = { readonly name: string; readonly shown: string; readonly sort: Being['sort'] }

/** What a loss is read from: as `readActs` gives it. */
type Clause = { readonly folded: string; readonly asks: boolean; readonly own: boolean }

/**
 * The loss that a message tells, if any: the weightiest one. A pronoun is taken for who was
 * mentioned last, in this message or in those before.
 *
 * @param before folded clauses of the user's last messages, oldest first
 */
export function readLoss(
  clauses: readonly Clause[],
  before: readonly string[],
  names: readonly Named[],
  words: LossWords,
): Loss | null {
  const known = names.slice(-mostNames)
  const message = clauses.map(({ folded }) => folded).join(' , ')
  let last: Being | null = null
  for (const clause of before) last = lastBeing(withMarks(clause, known), words, known) ?? last
  let found: Loss | null = null
  for (const [at, { folded, asks }] of clauses.entries()) {
    const clause = withMarks(folded, known)
    if (!asks) {
      const next = clauses[at + 1]
      const goesOn = next === undefined || next.own ? folded : `${folded} , ${next.folded}`
      const loss = lossOfClause(clause, { message, goesOn }, last, words, known)
      if (loss !== null && (found === null || weighs(loss) > weighs(found))) found = loss
    }
    last = lastBeing(clause, words, known) ?? last
  }
  return found
}

/** Whether a clause names one of the user's people or animals: them, where it is known who is meant. */
export function speaksOf(folded: string, who: string | null, words: LossWords): boolean {
  const found = beingsIn(folded, words, [])
  return found.some((being) => who === null || being.who === null || being.who === who)
}

/** Whether a clause speaks of somebody by a pronoun. */
export const saysThey = (folded: string, { they }: LossWords): boolean =>
  they.person.test(folded) || they.animal.test(folded)

const order: readonly LossKind[] = [
  'unwell',
  'job',
  'loss',
  'breakup',
  'illness',
  'pregnancy',
  'pet',
  'death',
]
const weighs = ({ kind, who }: Loss): number => order.indexOf(kind) + (who === null ? 0 : 0.5)

/** Names stand as single signs, so that patterns need not know them. */
function withMarks(folded: string, known: readonly Named[]): string {
  return known.reduce(
    (text, { name }, at) => text.replaceAll(name, String.fromCharCode(firstName + at)),
    folded,
  )
}

function beingOf(text: string, before: string, words: LossWords, known: readonly Named[]): Being {
  const named = known[text.charCodeAt(text.length - 1) - firstName]
  if (named !== undefined) return { sort: named.sort, who: named.shown, text }
  let best: { length: number; sort: Being['sort']; who: string } | null = null
  for (const { pattern, form, sort } of words.forms) {
    const match = pattern.exec(text)
    if (match === null || match[0].length <= (best?.length ?? 0)) continue
    best = { length: match[0].length, sort, who: form.replace('$&', match[0]) }
  }
  const own = (words.owner?.exec(text)?.[0] ?? '') !== '' || !words.others.test(before)
  return { sort: best?.sort ?? 'person', who: own ? (best?.who ?? null) : null, text }
}

/** The being named last in a clause. */
const lastBeing = (clause: string, words: LossWords, known: readonly Named[]): Being | null =>
  beingsIn(clause, words, known).at(-1) ?? null

/** Those whom a clause names, in order. */
function beingsIn(clause: string, words: LossWords, known: readonly Named[]): Being[] {
  const found: Being[] = []
  let from = 0
  while (from < clause.length) {
    const match = words.being.exec(clause.slice(from))
    if (match === null || match[0] === '') break
    const at = from + match.index
    found.push(beingOf(match[0], clause.slice(0, at), words, known))
    from = at + match[0].length
  }
  return found
}

/** What a clause stands in; `goesOn`: with what is told of the same subject after it. */
type Around = { readonly message: string; readonly goesOn: string }

function lossOfClause(
  clause: string,
  { message, goesOn }: Around,
  last: Being | null,
  words: LossWords,
  known: readonly Named[],
): Loss | null {
  if (words.unless.all?.test(clause) === true) return null
  let found: Loss | null = null
  for (const { kind, pattern } of words.patterns) {
    const match = pattern.exec(clause)
    const around = kind === 'parting' ? goesOn : kind === 'unwell' ? message : clause
    if (match === null || words.unless[kind]?.test(around) === true) continue
    const text = match.groups?.['being']
    const pronoun = match.groups?.['they']
    const being =
      text === undefined
        ? antecedent(
            kind,
            pronoun,
            lastBeing(clause.slice(0, match.index), words, known) ?? last,
            words,
          )
        : beingOf(text, clause.slice(0, match.index + match[0].indexOf(text)), words, known)
    // A pronoun without anybody of theirs may be a figure's; so may what has no subject.
    const nobody = being === null && (pronoun !== undefined || kind === 'death')
    if (nobody && (kind === 'parting' || words.fiction.test(message))) continue
    if (kind === 'unwell' && nobody) continue
    const loss = lossOf(kind, being, message, words)
    if (loss !== null && (found === null || weighs(loss) > weighs(found))) found = loss
  }
  return found
}

/** Whom a clause speaks of that does not name them: who was named last, where the pronoun fits. */
function antecedent(
  kind: Pattern['kind'],
  pronoun: string | undefined,
  last: Being | null,
  words: LossWords,
): Being | null {
  if (last === null) return null
  if (pronoun === undefined) return kind === 'death' || kind === 'parting' ? last : null
  return words.they[last.sort].test(pronoun) ? last : null
}

function lossOf(
  kind: Pattern['kind'],
  being: Being | null,
  message: string,
  words: LossWords,
): Loss | null {
  const died = being?.sort === 'animal' ? 'pet' : 'death'
  const who = being?.who ?? null
  if (kind === 'death') return { kind: being === null ? 'loss' : died, who }
  if (kind === 'parting') {
    if (being !== null && words.elders.test(being.text)) return { kind: died, who }
    if (!words.since.test(message)) return null
    const parted = being === null || words.partner.test(being.text)
    return parted ? { kind: 'loss', who: null } : { kind: died, who }
  }
  if (kind === 'illness' || kind === 'unwell') return { kind, who }
  return { kind, who: null }
}
