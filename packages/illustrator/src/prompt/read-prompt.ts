import type { Language } from '@lumen/contracts/languages'
import type { PictureWords } from '../content.ts'
import { hash } from '@lumen/language/hash'
import { randomOf, type Random } from '../random.ts'
import {
  type Face,
  colourNames,
  dayTimes,
  moods,
  places,
  seasons,
  skyLights,
  things,
  weathers,
  type Place,
  type Scene,
  type Season,
  type Time,
  type Weather,
} from '../picture/scene.ts'
import { createFindConcepts, type Concept } from './find-concepts.ts'
import { openChoices } from './open-choices.ts'
import { createReadFace } from './read-face.ts'

/** Longer prompts are read this far; the rest still changes the seed. */
const readCharacters = 2_000

/** The scene a prompt asks for; what it leaves open is chosen by the seed. */
export type ReadPrompt = (prompt: string, language: Language, seed: string) => Scene

/** @param wordsOf what is looked for in prompts, by language */
export function createReadPrompt(wordsOf: (language: Language) => PictureWords): ReadPrompt {
  const readScenes = createReadScenes(wordsOf)
  return (prompt, language, seed) => readScenes(prompt, language, [seed])[0]!
}

/** The scenes a prompt may become: one for each seed. */
export type ReadScenes = (prompt: string, language: Language, seeds: readonly string[]) => Scene[]

/** @param wordsOf what is looked for in prompts, by language */
export function createReadScenes(wordsOf: (language: Language) => PictureWords): ReadScenes {
  const findConcepts = createFindConcepts(wordsOf)
  const readFace = createReadFace(wordsOf)
  return (prompt, language, seeds) => {
    const read = prompt.slice(0, readCharacters)
    const found = findConcepts(read, language)
    const face = readFace(read, language)
    return seeds.map((seed) => sceneOf(found, face, randomOf(hash(`${seed}:${prompt}:open`))))
  }
}

function sceneOf(found: ReadonlySet<Concept>, face: Face, random: Random): Scene {
  const all = <Name extends string>(kind: string, names: readonly Name[]) =>
    names.filter((name) => (found as ReadonlySet<string>).has(`${kind}:${name}`))
  const lights = all('light', skyLights)
  const namedThings = all('thing', things)
  const mood = all('mood', moods)[0]
  const named = all('place', places)
  const open = openChoices(namedThings, lights, mood, random)
  const place = placeOf(named, namedThings) ?? open.place
  const felt = named.length === 0 ? open.weather : undefined
  const weather = all('weather', weathers)[0] ?? (namedThings.includes('umbrella') ? 'rain' : felt)
  const hours = all('time', dayTimes)
  // Fireworks want the dark; lamps are lit when it rains in a street, and often in a room.
  const lamplight =
    namedThings.includes('fireworks') ||
    (place === 'street' && weather === 'rain') ||
    (place === 'room' && random.next() < 0.5)
  const time = timeOf(hours, lights, lamplight ? 'night' : open.time)
  const season =
    all('season', seasons)[0] ??
    (weather === 'snow' || namedThings.includes('snowman')
      ? 'winter'
      : namedThings.includes('blossom')
        ? 'spring'
        : random.pick<Season>(['spring', 'summer', 'summer', 'autumn']))
  return {
    place,
    outside: named.find((name) => name !== 'room') ?? viewFor(weather, random),
    time,
    weather: weather ?? (random.next() < 0.3 ? 'cloud' : 'clear'),
    season,
    lights,
    things: namedThings,
    colours: all('colour', colourNames),
    mood,
    told: tells(found),
    face,
  }
}

const ofSettings = /^(?:place|time|weather|season|light|thing):(?!person|couple|portrait)/

const tells = (found: ReadonlySet<string>): boolean =>
  [...found].some((concept) => ofSettings.test(concept))

function timeOf(named: readonly Time[], lights: Scene['lights'], open: Time): Time {
  if (named.includes('night')) return 'night'
  if (named[0] !== undefined) return named[0]
  if (lights.includes('aurora') || lights.includes('stars') || lights.includes('moon'))
    return 'night'
  if (lights.includes('rainbow') || lights.includes('sun')) return 'day'
  return open
}

/** Whoever is inside looks out; else water wins: a lake has mountains and woods around it. */
function placeOf(named: readonly Place[], namedThings: Scene['things']): Place | undefined {
  if (named.includes('room')) return 'room'
  if (named.includes('street')) return 'street'
  const onLand = named.every((place) => !['sea', 'lake', 'island', 'city'].includes(place))
  if (named.includes('lake')) return 'lake'
  if (named.length > 0 && onLand && namedThings.includes('boat')) return 'lake'
  return named[0]
}

const viewFor = (weather: Weather | undefined, random: Random): Place =>
  random.pick<Place>(
    weather === 'rain'
      ? ['city', 'street', 'street']
      : weather === 'snow'
        ? ['forest', 'mountain', 'street']
        : ['mountain', 'lake', 'city', 'city', 'meadow'],
  )
