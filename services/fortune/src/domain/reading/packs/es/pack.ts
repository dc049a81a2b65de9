import type { Pack } from '../../pack.ts'
import { animals } from './animals.ts'
import { areas } from './areas.ts'
import { bazi } from './bazi.ts'
import { daily } from './daily.ts'
import { eastern } from './eastern.ts'
import { insights } from './insights.ts'
import { grammar, labels } from './labels.ts'
import { names } from './names.ts'
import { prediction } from './prediction.ts'
import { birthChart, relationship, transits } from './relationship.ts'
import { western } from './western.ts'
import { wisdom } from './wisdom.ts'

export const es: Pack = {
  language: 'es',
  grammar,
  names,
  labels,
  daily,
  areas,
  western,
  animals,
  eastern,
  bazi,
  relationship,
  birthChart,
  transits,
  prediction,
  wisdom,
  insights,
}
