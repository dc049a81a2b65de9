import { animals, places, type Place, type Scene, type Thing } from './scene.ts'

/** Parts of a landscape that a picture of another one shows as well. */
const within: Partial<Readonly<Record<Place, readonly Place[]>>> = {
  lake: ['mountain', 'forest', 'meadow'],
  mountain: ['forest', 'meadow'],
  island: ['sea'],
}
const watery: ReadonlySet<Place> = new Set<Place>(['sea', 'lake', 'island', 'city'])
const everywhere: readonly Thing[] = [
  ...animals,
  'robot',
  'snowman',
  'couple',
  'person',
  'umbrella',
  'bird',
  'balloon',
  'rocket',
  'lantern',
  'butterfly',
  'fireworks',
  'tree',
  'blossom',
]
const onLand: readonly Thing[] = [
  ...everywhere,
  'flower',
  'castle',
  'lighthouse',
  'temple',
  'windmill',
  'house',
]
const inRoom: readonly Thing[] = [
  'cat',
  'rabbit',
  'fox',
  'dog',
  'panda',
  'bear',
  'robot',
  'person',
  'couple',
  'cup',
  'book',
  'candle',
  'cake',
  'flower',
]
/** What goes with somebody's face. */
const aroundFaces: readonly Thing[] = [
  'person',
  'portrait',
  'flower',
  'blossom',
  'lantern',
  'fireworks',
]

/** Whether a square picture of it is somebody's face rather than a place. */
export function isPortrait({ things, face }: Pick<Scene, 'things' | 'face'>): boolean {
  if (animals.some((animal) => things.includes(animal)) || things.includes('couple')) return false
  const described = face.glasses || face.hair !== undefined
  return things.includes('portrait') || (described && things.includes('person'))
}

/** The concepts (`thing:cat`) that a square picture of a scene shows, of those that words can name. */
export function seenIn(scene: Scene): ReadonlySet<string> {
  const { place, time, weather, season, lights, things } = scene
  const portrait = isPortrait(scene)
  const shown = portrait ? aroundFaces : thingsIn(place, scene)
  return new Set([
    ...placesIn(scene).map((name) => `place:${name}`),
    ...things.filter((thing) => shown.includes(thing)).map((thing) => `thing:${thing}`),
    // Whoever is asked for with an umbrella holds it; two of them have none.
    ...(things.includes('couple') && !portrait ? ['thing:person'] : []),
    `time:${time}`,
    `weather:${weather}`,
    `season:${season}`,
    ...lights
      .filter(
        (light) =>
          (light !== 'sun' || (time !== 'night' && !lights.includes('moon'))) &&
          (light !== 'stars' || time === 'night'),
      )
      .map((light) => `light:${light}`),
  ])
}

/** The places whose usual furniture (`also`) is seen. */
export function placesIn({ place, outside }: Scene): readonly Place[] {
  const here = place === 'room' ? [place, outside] : [place]
  const all = new Set(here.flatMap((name) => [name, ...(within[name] ?? [])]))
  return places.filter((name) => all.has(name))
}

function thingsIn(place: Place, scene: Scene): readonly Thing[] {
  if (place === 'room') {
    const beyond = thingsIn(scene.outside, { ...scene, things: [] })
    return [...inRoom, ...beyond.filter((thing) => !inRoom.includes(thing))]
  }
  if (place === 'street') return [...everywhere, 'house']
  const wet = watery.has(place) ? (['boat', 'whale'] as const) : []
  return [...onLand, ...wet].filter(
    (thing) => thing !== 'umbrella' || !scene.things.includes('couple'),
  )
}
