import type { Random } from '../random.ts'
import {
  animals,
  type Mood,
  type Place,
  type Scene,
  type Thing,
  type Time,
  type Weather,
} from '../picture/scene.ts'

/** Whoever is in a picture is to be seen. */
const alive = new Set<Thing>([...animals, 'robot', 'person', 'couple', 'butterfly'])

/** What a mood looks like where the prompt names neither place nor hour. */
const moodScenes: Readonly<Record<Mood, readonly (readonly [Place, Time, Weather | undefined])[]>> =
  {
    hopeful: [
      ['sea', 'dawn', 'clear'],
      ['mountain', 'dawn', 'clear'],
      ['meadow', 'dawn', 'mist'],
    ],
    happy: [
      ['meadow', 'day', 'clear'],
      ['island', 'day', 'clear'],
    ],
    sad: [
      ['lake', 'dawn', 'mist'],
      ['street', 'night', 'rain'],
      ['sea', 'sunset', 'cloud'],
    ],
    calm: [
      ['lake', 'dawn', 'clear'],
      ['lake', 'sunset', 'clear'],
      ['sea', 'dawn', 'clear'],
    ],
    mysterious: [
      ['forest', 'night', 'mist'],
      ['mountain', 'night', 'mist'],
      ['lake', 'night', 'mist'],
    ],
    romantic: [
      ['sea', 'sunset', 'clear'],
      ['lake', 'sunset', 'clear'],
      ['meadow', 'sunset', 'clear'],
    ],
    dreamy: [
      ['space', 'night', 'clear'],
      ['lake', 'night', 'clear'],
      ['meadow', 'dawn', 'mist'],
    ],
  }

export type Opening = {
  readonly place: Place
  readonly time: Time
  readonly weather: Weather | undefined
}

/** Place, hour and weather that suit what a prompt names, where it leaves them open. */
export function openChoices(
  named: readonly Thing[],
  lights: Scene['lights'],
  mood: Mood | undefined,
  random: Random,
): Opening {
  const has = (...wanted: readonly Thing[]) => wanted.some((thing) => named.includes(thing))
  const time = random.pick<Time>(
    named.some((thing) => alive.has(thing))
      ? ['day', 'day', 'dawn', 'sunset']
      : ['dawn', 'day', 'day', 'sunset', 'sunset'],
  )
  const felt = mood === undefined ? undefined : random.pick(moodScenes[mood])
  const place = placeFor(has, lights)
  if (place !== undefined) return { place, time, weather: undefined }
  if (felt !== undefined) return { place: felt[0], time: felt[1], weather: felt[2] }
  const open = random.pick(['mountain', 'lake', 'meadow', 'sea', 'forest'] as const)
  return { place: open, time, weather: undefined }
}

function placeFor(
  has: (...things: readonly Thing[]) => boolean,
  lights: Scene['lights'],
): Place | undefined {
  if (has('boat', 'lighthouse', 'whale')) return 'sea'
  if (has('camel')) return 'desert'
  if (has('cup', 'book', 'candle', 'cake')) return 'room'
  if (has('flower', 'butterfly', 'blossom', 'windmill', 'horse', 'rabbit', 'unicorn', 'robot'))
    return 'meadow'
  if (has('fox', 'deer', 'panda', 'bear', 'snowman')) return 'forest'
  if (has('lantern')) return 'lake'
  if (has('umbrella')) return 'street'
  if (has('fireworks')) return 'city'
  if (has('castle', 'temple', 'balloon')) return 'mountain'
  if (has('rocket') || lights.includes('stars')) return 'space'
  return undefined
}
