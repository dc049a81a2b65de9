import { bodyUseRelations } from '@lumen/contracts/fortune/eastern'
import { Type } from 'typebox'
import { questionKinds } from '../../question/question-kind.ts'
import { Closed, Each, Line, Numbered, Pool } from './text.ts'

/** The 64 in King Wen’s order. */
export const HexagramsPack = Numbered(
  64,
  Closed({ name: Line(), meaning: Line(), counsel: Line() }),
)

/** Their lines from the first to the sixth. */
export const HexagramLinesPack = Numbered(64, Type.Array(Line(), { minItems: 6, maxItems: 6 }))

const verdicts = ['good', 'mixed', 'hard'] as const

/** What a cast says beside its hexagrams and lines. */
export const IchingPack = Closed({
  opening: Pool('name', 'n', 'lower', 'upper'),
  asked: Line('question'),
  decision: Each(verdicts, Line()),
  answer: Each(questionKinds, Each(verdicts, Line())),
  rule: Each(['0', '1', '2', '3', '4', '5', '6'], Line()),
  place: Closed({ line: Line('n'), judgement: Line(), all: Line() }),
  allMoving: Numbered(2, Line()),
  bodyUse: Each(
    bodyUseRelations,
    Line('body', 'use', 'bodyTrigram', 'useTrigram', 'bodyElement', 'useElement'),
  ),
  assumed: Line(),
  after: Each(bodyUseRelations, Line('use', 'useTrigram', 'useElement')),
  differ: Each(['good', 'hard'], Line()),
  nuclear: Line('name', 'meaning'),
  resulting: Pool('name', 'meaning'),
})
