import type { EasternZodiac } from '@lumen/contracts/fortune/eastern'
import {
  FortunePanel,
  GuidancePanel,
  OverviewPanel,
  PersonalityPanel,
  RelationshipsPanel,
} from './zodiac-panels'

/** What one tab says of an animal; the overview when it names none. */
export default function ZodiacPanel({ tab, zodiac }: { tab: string; zodiac: EasternZodiac }) {
  if (tab === 'personality') return <PersonalityPanel zodiac={zodiac} />
  if (tab === 'fortune') return <FortunePanel zodiac={zodiac} />
  if (tab === 'relationships') return <RelationshipsPanel zodiac={zodiac} />
  if (tab === 'guidance') return <GuidancePanel zodiac={zodiac} />
  return <OverviewPanel zodiac={zodiac} />
}
