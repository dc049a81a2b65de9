export { useGetHoroscopeQuery } from './astrology-api'
export { signOfDate } from './zodiac/signs'
