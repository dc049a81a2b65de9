import { stems } from '@lumen/astrology/bazi/stems-branches'
import { mansionFields } from '@lumen/astrology/feng-shui/eight-mansions'
import { trigrams } from '@lumen/astrology/iching/hexagrams'
import { tenGods } from '@lumen/contracts/fortune/names'
import { Type } from 'typebox'
import { Closed, Each, Line, Pool } from './text.ts'

/** The nine flying stars. */
const stars = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const Quote = Closed({ text: Line(), source: Line() })

/** Texts of the house and the year’s stars, and of a day’s wisdom. */
export const WisdomPack = Closed({
  trigrams: Each(trigrams, Line()),
  mansionOpening: Pool('n', 'trigram', 'nature', 'group'),
  groups: Each(['east', 'west'], Line()),
  mansionNames: Each(mansionFields, Line()),
  starNames: Each(stars, Line()),
  starOpening: Pool('year', 'n'),
  mansion: Each(mansionFields, Pool('direction')),
  star: Each(stars, Pool('direction', 'year', 'n')),
  quotes: Each(tenGods, Type.Array(Quote, { minItems: 1 })),
  quoteLine: Line('text', 'source'),
  lesson: Each(stems, Pool()),
  question: Each(tenGods, Pool()),
})
