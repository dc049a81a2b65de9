import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import { type Atlas, type Birth, resolveBirth } from '../domain/birth/resolve-birth.ts'
import type { Reader } from '../domain/reading/reader.ts'
import { readerFor } from '../readings.ts'
import { loadAtlas } from '@lumen/astrology/atlas'

/** Who asks: in which language, on which day of theirs. */
export type Asker = {
  readonly language: Language
  /** YYYY-MM-DD, the asker’s own day. */
  readonly date: string
  /** IANA name; null when it is not known. */
  readonly timeZone: string | null
}

/** What tasks share: places and zones, and the texts of each language, loaded at their first use. */
export type TaskTools = {
  atlas(): Promise<Atlas>
  reader(language: Language): Reader
  /** @throws FortuneProblem */
  birth(data: BirthData, asker: Asker): Promise<Birth>
  /** Noon of the asker’s day in their zone: the moment a day’s sky is taken at. */
  noon(asker: Asker): Promise<Date>
}

export function createTools(): TaskTools {
  let loading: Promise<Atlas> | undefined
  const atlas = () => (loading ??= loadAtlas())
  return {
    atlas,
    reader: readerFor,
    birth: async (data, { language, timeZone }) =>
      resolveBirth(data, await atlas(), { language, assumedZone: timeZone }),
    async noon({ date, timeZone }) {
      const { zones } = await atlas()
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
      const zone = timeZone !== null && zones.has(timeZone) ? timeZone : 'UTC'
      const [found] = zones.instantsOf(zone, { year, month, day, hour: 12, minute: 0 })
      return found?.instant ?? new Date(`${date}T12:00:00Z`)
    },
  }
}
