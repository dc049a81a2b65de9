import type { Place } from '@lumen/contracts/fortune/birth'
import { useMemo } from 'react'
import { useSearchPlacesQuery } from './birth-api'

export type PlaceCandidate = {
  /** Sent back as `placeId`. */
  id: string
  name: string
  /** What tells it from others of its name. */
  within: string
  /** What the field shows once it is taken. */
  text: string
}

const candidateOf = ({ id, name, within, countryName }: Place): PlaceCandidate => {
  const outer = [...within, countryName].filter(
    (one, at, all) => one !== name && all.indexOf(one) === at,
  )
  return { id, name, within: outer.join(' · '), text: [name, ...outer].join(', ') }
}

/** Places that a text may mean; none for an empty one. */
export function usePlaces(query: string) {
  const { currentData, isFetching, isError } = useSearchPlacesQuery(
    { query: { query } },
    { skip: query === '' },
  )
  const candidates = useMemo(() => (currentData?.places ?? []).map(candidateOf), [currentData])
  return {
    candidates,
    attribution: currentData?.attribution.text ?? '',
    busy: isFetching,
    none: query !== '' && !isFetching && !isError && candidates.length === 0,
  }
}
