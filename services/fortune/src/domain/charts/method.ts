import type { BirthMethod } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import { ayanamsaAt } from '@lumen/astrology/sky/zodiac'
import { MakeTime } from 'astronomy-engine'
import { trueSolarMinutes } from '@lumen/astrology/bazi/true-solar-time'
import { showPlace } from '../birth/place.ts'
import { type Birth, offsetText } from '../birth/resolve-birth.ts'
import { promisedFrom } from '@lumen/astrology/place-time/birth-moment'

/** How a birth was read, to stand beside its charts. @param houseSystem the one really used */
export function methodOf(
  birth: Birth,
  houseSystem: BirthMethod['houseSystem'],
  language: Language,
): BirthMethod {
  const { moment, found } = birth
  const standard = (moment.offsetSeconds - moment.savingSeconds) / 60
  return {
    instant: moment.instant.toISOString(),
    timeKnown: moment.timeKnown,
    place: found === null ? null : showPlace(found.place, language),
    placeApproximate: found?.approximate ?? false,
    zone: birth.zone,
    offset: offsetText(moment.offsetSeconds),
    offsetSeconds: moment.offsetSeconds,
    dstSeconds: moment.savingSeconds,
    offsetBasis: birth.offsetBasis,
    solarMinutes:
      found === null
        ? null
        : Number((trueSolarMinutes(moment.instant, found.place.longitude) - standard).toFixed(2)),
    axis: birth.axis,
    dayChange: birth.dayChange,
    houseSystem,
    houseSystemRequested: birth.houseSystem,
    zodiac: birth.zodiac,
    ayanamsa:
      birth.zodiac === 'tropical'
        ? null
        : Number(ayanamsaAt(birth.zodiac, MakeTime(moment.instant)).toFixed(4)),
    orbs: birth.orbs,
    accuracyPromised: moment.instant.getUTCFullYear() >= promisedFrom,
  }
}
