import type { Place } from '@lumen/contracts/fortune/birth'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf, type Language } from '@/i18n/languages'
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

const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /^[\p{Script=Han}]+$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
}
const latin = /^[\p{Script=Latin}\p{M}' -]+$/u

/** The region as the reader writes it, out of its names in many languages. */
function regionIn(names: readonly string[], language: Language): string {
  const own = scripts[language]
  const fitting = own === undefined ? [] : names.filter((name) => own.test(name))
  const [best = ''] =
    fitting.length > 0
      ? fitting
      : names.filter((name) => latin.test(name)).toSorted((a, b) => b.length - a.length)
  return best.replaceAll(/(?<=^|[\s'-])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase())
}

/** @param query what was typed: it names the place where the place’s own name is in another script */
function candidateOf(place: Place, query: string, language: Language): PlaceCandidate {
  const { id, countryName } = place
  const typed = query.trim()
  const foreign = latin.test(place.name) && !/\p{Script=Latin}/u.test(typed)
  const name = foreign ? typed : place.name
  const region = regionIn(place.within, language)
  const outer = [region, countryName].filter((one) => one !== '' && one !== name)
  return {
    id,
    name: foreign ? `${typed} (${place.name})` : name,
    within: outer.join(' · '),
    text: [name, ...outer].join(', '),
  }
}

/** Places that a text may mean; none for an empty one. */
export function usePlaces(query: string) {
  const { currentData, isFetching, isError } = useSearchPlacesQuery(
    { query: { query } },
    { skip: query === '' },
  )
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language)
  const candidates = useMemo(
    () => (currentData?.places ?? []).map((place) => candidateOf(place, query, language)),
    [currentData, query, language],
  )
  return {
    candidates,
    attribution: currentData?.attribution.text ?? '',
    busy: isFetching,
    none: query !== '' && !isFetching && !isError && candidates.length === 0,
  }
}
