import { openRoom } from '@lumen/content/open-room'
import type { ZodiacSign } from '@lumen/contracts/fortune/names'
import { signsRoom } from './content.ts'
import { draft, type Draft } from './draft.ts'
import { say, type Turn } from './turn.ts'

const namesOf = openRoom(signsRoom)

/** The companion’s own birthday and signs, as far as they are known; else that it has none. */
export function tellOwnStars(turn: Turn): Draft {
  const { language, input } = turn
  const { born } = input.persona
  if (!born) return draft(turn, 'stars', [say(turn, 'stars.none')])
  const { signs } = namesOf(language).names
  const named = (sign: ZodiacSign) => {
    const name = signs[sign]
    return typeof name === 'string' ? name : name.base
  }
  const day = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const date = new Intl.DateTimeFormat(language, day).format(new Date(`${born.day}T12:00:00Z`))
  return draft(turn, 'stars', [
    say(turn, 'stars.sun', { value: named(born.sun), date }),
    born.moon === null ? null : say(turn, 'stars.moon', { value: named(born.moon) }),
    born.rising === null ? null : say(turn, 'stars.rising', { value: named(born.rising) }),
  ])
}
