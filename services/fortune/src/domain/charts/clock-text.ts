import type { WallClock } from '@lumen/astrology/bazi/pillars'

/** The hands of a clock as `YYYY-MM-DDTHH:mm:ss`, without a zone. */
export const clockText = ({ year, month, day, hour, minute, second }: WallClock): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}
