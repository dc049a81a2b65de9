import { kilometres } from './coordinates.ts'
import { countryCodes } from './countries.ts'
import { plainRegion, withoutEnding } from './place-names.ts'
import type { Match, Place, PlaceTable } from './place-table.ts'
import { regionShortForms } from './region-names.ts'

/** What a query says a place lies in: `Ontario`, `SP`, `USSR`, `London`. */
export type Surrounding = {
  /** Whether it means anything to us. */
  readonly known: boolean
  /** Whether a place lies in it, or close to a town of that name. */
  holds(place: Place): boolean
  /** Whether a place lies in a country or region of that name. */
  contains(place: Place): boolean
}

/** Parts lie as near as this to their town; kilometres. */
const townReach = 60
/** Towns of fewer people do not tell where something is. */
const smallestTown = 20_000

export type Surroundings = ReturnType<typeof createSurroundings>

export function createSurroundings(table: PlaceTable) {
  const countries = countryCodes(table.variants)
  const shortForms = regionShortForms(table.variants)
  const namesOf = new Map<string, string[]>()
  for (const [name, codes] of countries)
    for (const code of codes) namesOf.set(code, [...(namesOf.get(code) ?? []), name])

  const lies = (place: Place, outer: string, bare: string) =>
    countries.get(outer)?.includes(place.country) === true ||
    place.within.some((name) => name === outer || plainRegion(name) === bare) ||
    shortForms
      .get(outer)
      ?.some(
        ({ country, name }) =>
          country === place.country && place.within.some((one) => plainRegion(one) === name),
      ) === true

  return {
    /** Codes of the countries that a folded name stands for. */
    countriesOf: (name: string): readonly string[] | undefined => countries.get(name),

    of(outer: string): Surrounding {
      const bare = plainRegion(outer)
      let towns: Match[] | undefined
      const near = () =>
        (towns ??= table
          .named(outer)
          .filter(({ own, place }) => own && place.population >= smallestTown))
      return {
        get known() {
          if (countries.has(outer) || shortForms.has(outer)) return true
          return table.isRegion(outer) || near().length > 0
        },
        contains: (place) => lies(place, outer, bare),
        holds: (place) =>
          lies(place, outer, bare) ||
          near().some(({ place: town }) => {
            const { latitude, longitude, population } = town
            const away = kilometres(latitude, longitude, place.latitude, place.longitude)
            return away > 0 && away < townReach && population > place.population
          }),
      }
    },

    /** 江苏省苏州市昆山市: whether a prefix is eaten up by what the place lies in. */
    eatsUp(place: Place, prefix: string): boolean {
      const shorts = [...shortForms].flatMap(([short, regions]) =>
        regions.some(
          ({ country, name }) =>
            country === place.country && place.within.some((one) => plainRegion(one) === name),
        )
          ? [short]
          : [],
      )
      const outers = [
        ...place.within,
        ...place.within.map(withoutEnding),
        ...(namesOf.get(place.country) ?? []),
        ...shorts,
        ...shorts.flatMap((name) => [`${name}省`, `${name}州`]),
      ]
        .map((name) => name.replaceAll(' ', ''))
        .filter((name) => name !== '' && prefix.includes(name))
      const eat = (rest: string): boolean =>
        rest === '' || outers.some((name) => rest.startsWith(name) && eat(rest.slice(name.length)))
      return eat(prefix)
    },
  }
}
