import { godFamilies } from '@lumen/astrology/bazi/god-families'
import { patternBases } from '@lumen/astrology/bazi/pattern'
import { patternHarms, patternRescues } from '@lumen/astrology/bazi/pattern-verdict'
import {
  patternNames,
  patternStates,
  specialStructures,
  stemPresences,
} from '@lumen/contracts/fortune/names'
import { Closed, Each, Line } from './text.ts'

/** 格局 and 调候: what two books say of a chart’s month. */
export const PatternsPack = Closed({
  pattern: Closed({
    names: Each(patternNames, Line()),
    families: Each(godFamilies, Line()),
    found: Each(patternBases, Line('branch', 'stem', 'pattern')),
    also: Line('list'),
    about: Each(patternNames, Line()),
    states: Each(patternStates, Line('list')),
    harms: Each(patternHarms, Line()),
    rescues: Each(patternRescues, Line()),
    special: Each(specialStructures, Line()),
    favours: Line('list'),
    noHour: Line(),
  }),
  climate: Closed({
    asks: Line('stem', 'branch', 'list'),
    has: Each(stemPresences, Line('list')),
    lead: Line(),
  }),
})
