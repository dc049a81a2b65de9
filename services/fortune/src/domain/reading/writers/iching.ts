import type { CastReading } from '@lumen/contracts/fortune/eastern'
import { bodyAndUse, bodyUseVerdict, elementOfTrigram } from '@lumen/astrology/iching/body-use'
import type { Cast } from '@lumen/astrology/iching/cast'
import { judgementOf, type Verdict, verdictOf } from '@lumen/astrology/iching/classic'
import { type Hexagram, nuclearOf } from '@lumen/astrology/iching/hexagrams'
import { type CitedPassage, passagesOf } from '@lumen/astrology/iching/reading-rule'
import type { QuestionHeard } from '../../question/question-kind.ts'
import type { Voice } from '../voice.ts'
import type { WisdomReading } from './wisdom.ts'

/** A question as it was asked, with what it was heard to be about. */
export type AskedQuestion = QuestionHeard & { readonly text: string }

export type IchingReading = WisdomReading & { readonly reading: CastReading }

/** The hexagram characters begin here, in King Wen’s order. */
const firstHexagram = 0x4dc0

/** A hexagram with its names in the reader’s language. */
export function showHexagram(voice: Voice, { number, name, lower, upper }: Hexagram) {
  const { hexagrams, wisdom } = voice.pack
  return {
    number,
    name,
    symbol: String.fromCodePoint(firstHexagram + number - 1),
    title: hexagrams[number]!.name,
    lower: wisdom.trigrams[lower],
    upper: wisdom.trigrams[upper],
  }
}

/** A cast, with what of the classic is read for it, for a question or for none. */
export function writeCast(voice: Voice, cast: Cast, question: AskedQuestion | null): IchingReading {
  const { iching, hexagrams, labels } = voice.pack
  const { hexagram, moving, resulting } = cast
  const turn = cast.lines.reduce<number>((sum, line) => sum + line, hexagram.number)
  const slotsOf = (which: Hexagram) => {
    const { title, number, lower, upper } = showHexagram(voice, which)
    return { name: title, n: number, lower, upper }
  }
  const cited = passagesOf(cast)
  const chief = cited.find((passage) => passage.chief)!
  const nuclear = nuclearOf(hexagram)
  // What stands beside a quotation is not said a second time.
  const told = new Set(
    cited.flatMap(({ hexagram: of, title }) => (title === '卦辞' ? of.number : [])),
  )
  const once = (which: Hexagram) => {
    if (told.has(which.number)) return null
    told.add(which.number)
    return { name: hexagrams[which.number]!.name, meaning: hexagrams[which.number]!.meaning }
  }
  const own = once(hexagram)
  const after = resulting && once(resulting)
  const inner = once(nuclear)
  const verdict = verdictOf(chief)
  const bodyUse = writeBodyUse(voice, cast, verdict)
  const kind = question?.kind ?? 'general'
  return {
    interpretation: voice.join(
      question && voice.fill(iching.asked, { question: shortened(question.text) }),
      voice.say(iching.opening, turn, slotsOf(hexagram)),
      own?.meaning,
      bodyUse.text,
      inner && voice.fill(iching.nuclear, inner),
      after && voice.say(iching.resulting, turn, after),
    ),
    guidance: voice.join(
      question?.decision === true ? iching.decision[verdict] : null,
      iching.answer[kind][verdict],
      hexagrams[chief.hexagram.number]!.counsel,
    ),
    reading: {
      judgement: judgementOf(hexagram).text,
      rule: iching.rule[String(moving.length) as '0'],
      passages: cited.map((passage) => ({
        hexagram: passage.hexagram.number,
        of: hexagrams[passage.hexagram.number]!.name,
        line: passage.line,
        place: placeOf(voice, passage),
        name: passage.title,
        classic: passage.text,
        text: ownWords(voice, passage),
        chief: passage.chief,
      })),
      bodyUse,
      nuclear: showHexagram(voice, nuclear),
    },
    facts: [
      voice.fact('hexagram', labels.hexagram, slotsOf(hexagram)),
      ...moving.map((n) => voice.fact('moving-line', labels.movingLine, { n })),
      ...(resulting ? [voice.fact('hexagram', labels.hexagram, slotsOf(resulting))] : []),
    ],
  }
}

/** Where a passage stands, in the reader’s language. */
function placeOf(voice: Voice, { line, title }: CitedPassage): string {
  const { place } = voice.pack.iching
  if (line !== null) return voice.fill(place.line, { n: line })
  return title === '卦辞' ? place.judgement : place.all
}

/** What a passage says, in the reader’s language. */
function ownWords(voice: Voice, { hexagram, line, title }: CitedPassage): string {
  const { hexagrams, iching } = voice.pack
  if (line !== null) return voice.pack['hexagram-lines'][hexagram.number]![line - 1]!
  return title === '卦辞' ? hexagrams[hexagram.number]!.meaning : iching.allMoving[hexagram.number]!
}

/** What 体用 says, and where the verdict of the classic is the opposite of it, which of them weighs more. */
function writeBodyUse(voice: Voice, cast: Cast, classic: Verdict): CastReading['bodyUse'] {
  const { iching, names, wisdom } = voice.pack
  const of = bodyAndUse(cast)
  const { body, use, relation, after, assumed } = of
  const own = bodyUseVerdict(of)
  const differs = classic !== 'mixed' && own !== 'mixed' && own !== classic
  return {
    body: wisdom.trigrams[body],
    use: wisdom.trigrams[use],
    relation,
    text: voice.join(
      assumed ? iching.assumed : null,
      voice.fill(iching.bodyUse[relation], {
        body: wisdom.trigrams[body],
        use: wisdom.trigrams[use],
        bodyTrigram: body,
        useTrigram: use,
        bodyElement: names.elements[elementOfTrigram[body]],
        useElement: names.elements[elementOfTrigram[use]],
      }),
      after &&
        voice.fill(iching.after[after.relation], {
          use: wisdom.trigrams[after.use],
          useTrigram: after.use,
          useElement: names.elements[elementOfTrigram[after.use]],
        }),
      differs ? iching.differ[classic] : null,
    ),
  }
}

/** Letters of a question that are said back. */
const mostLetters = 80

/** A question on one line, the long ones by their beginning. */
function shortened(question: string): string {
  const letters = [...new Intl.Segmenter().segment(question.replaceAll(/\s+/g, ' ').trim())]
  const text = letters
    .slice(0, mostLetters)
    .map(({ segment }) => segment)
    .join('')
  return letters.length > mostLetters ? `${text.trimEnd()}…` : text
}
