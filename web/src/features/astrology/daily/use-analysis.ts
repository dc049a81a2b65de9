import { readerZone } from '@/features/birth-profile'
import { useGetAnalysisQuery } from '../astrology-api'
import type { SignId } from '../zodiac/signs'

/** All about a sign today. @param ready false while it is not known which sign is meant */
export const useAnalysis = (sign: SignId, ready = true) =>
  useGetAnalysisQuery({ params: { sign }, query: readerZone() }, { skip: !ready })
