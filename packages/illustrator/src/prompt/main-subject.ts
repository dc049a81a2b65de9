import type { Lexicon } from './lexicon.ts'
import type { Piece } from './part-prompt.ts'

/** A piece, and whether a picture of the prompt shows it. */
export type Judged = Piece & { readonly shown: boolean }

/** Pieces that follow one another, with what joins them to the words before and after. */
type Group = {
  readonly pieces: readonly Judged[]
  readonly before: readonly Judged[]
  readonly after: readonly Judged[]
  /** In which of the parts between commas it stands. */
  readonly clause: number
}

/** When something is, and how the weather is then: what a picture is of only when it names nothing else. */
const circumstance = /^(?:time:(?:day|night)|weather:|season:)/
/** The same where it stands alone between commas; else a sunset is something to look at. */
const hourOrWeather = /^(?:time:|weather:|season:)/
/** In these the last word of several is what the others tell of; in the others the first. */
const headFirst: ReadonlySet<string> = new Set(['fr', 'es', 'pt'])

/**
 * Whether a picture shows what its prompt is mainly of: the first thing that is named for itself rather
 * than for where, when or whose the others are. A prompt that names nothing leaves it open, and any
 * picture does.
 */
export function showsMainSubject(pieces: readonly Judged[], lexicon: Lexicon): boolean {
  const groups = groupsOf(pieces, lexicon).filter(({ pieces: of }) =>
    of.some(({ role }) => role === 'thing'),
  )
  const named = groups.filter((group) => !isAside(group, lexicon))
  const alone = ({ clause }: Group) => groups.filter((each) => each.clause === clause).length === 1
  const ofThings = (some: readonly Group[]) =>
    some.filter((group) => !isAll(group, alone(group) ? hourOrWeather : circumstance))
  const main = ofThings(named)[0] ?? ofThings(groups)[0] ?? named[0] ?? groups[0]
  if (main === undefined) return true
  if (!isLikeness(main)) return showsHead(main, lexicon)
  // A portrait is of whoever else is named.
  const of = ofThings(groups).find((group) => !isLikeness(group))
  return of === undefined || showsHead(of, lexicon)
}

const thingsOf = ({ pieces }: Group) => pieces.filter(({ role }) => role === 'thing')

const isAll = (group: Group, kind: RegExp): boolean =>
  thingsOf(group).every(
    ({ concepts }) => concepts.length > 0 && concepts.every((each) => kind.test(each)),
  )

const isLikeness = (group: Group): boolean =>
  thingsOf(group).every(({ concepts }) => concepts.includes('thing:portrait'))

function showsHead(group: Group, { language }: Lexicon): boolean {
  const things = thingsOf(group)
  const isNamed = ({ concepts }: Judged) => concepts.some((each) => each.startsWith('thing:'))
  if (headFirst.has(language))
    return things[0]!.shown || things.some((each) => each.shown && isNamed(each))
  // “A cat watches” names no watches: beside a thing that is known, what is not may be anything.
  const known = things.find(isNamed)
  return (known ?? things.at(-1)!).shown
}

function isAside({ pieces, before, after }: Group, { aside, language }: Lexicon): boolean {
  const marks = (joints: readonly Judged[], words: ReadonlySet<string>) =>
    joints.some(({ text }) => words.has(text.toLowerCase()))
  const last = headFirst.has(language) ? pieces[0] : pieces.at(-1)
  return (
    marks(before, aside.before) ||
    marks(after, aside.after) ||
    (last !== undefined && last.known && aside.ends.some((end) => last.text.endsWith(end)))
  )
}

function groupsOf(pieces: readonly Judged[], { writing }: Lexicon): Group[] {
  const groups: (Group & { readonly after: Judged[] })[] = []
  let clause = 0
  let open: Judged[] = []
  let joints: Judged[] = []
  const close = () => {
    if (open.length > 0) groups.push({ pieces: open, before: joints, after: [], clause })
    if (open.length > 0) joints = []
    open = []
  }
  for (const piece of pieces) {
    if (piece.role === 'pause') {
      close()
      joints = []
      clause += 1
    } else if (piece.role === 'joint' || piece.role === 'act') {
      close()
      const last = groups.at(-1)
      // What follows in one go belongs to the words before it; in spaced writing, to those after it.
      if (writing !== 'spaced' && last !== undefined && piece.role === 'joint') {
        const end = last.after.at(-1)?.end ?? last.pieces.at(-1)!.end
        if (end === piece.start || (writing === 'ending' && piece.start - end <= 1))
          last.after.push(piece)
      }
      joints.push(piece)
    } else open.push(piece)
  }
  close()
  return groups
}
