import { languages, type Language } from '@lumen/contracts/languages'
import { foldCase } from '@lumen/language/fold'
import { hash } from '@lumen/language/hash'
import { randomOf, type Random } from '../random.ts'
import {
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
import { openChoices } from './open-choices.ts'
import { readFace } from './read-face.ts'
import { words, type Concept } from './words.ts'

/** Longer prompts are read this far; the rest still changes the seed. */
const readCharacters = 2_000
const spaced = new Set<Language>(['en', 'ko', 'fr', 'de', 'es', 'pt'])

/** What the words of a prompt mean, in the order of the list of words. */
export function conceptsOf(prompt: string, language: Language): Set<Concept> {
  const text = foldCase(prompt.slice(0, readCharacters))
  const tokens = ` ${text.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `
  const found = conceptsIn(text, tokens, [...new Set([language, 'en' as const])])
  return found.size > 0 ? found : conceptsIn(text, tokens, languages)
}

/** The scene a prompt asks for; what it leaves open is chosen by the seed. */
export function readPrompt(prompt: string, language: Language, seed: string): Scene {
  const found = conceptsOf(prompt, language)
  const random = randomOf(hash(`${seed}:${prompt}:open`))
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
    face: readFace(prompt.slice(0, readCharacters), language),
  }
}

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

type Match = { readonly concept: Concept; readonly start: number; readonly end: number }

/** Where words stand without spaces, one inside a longer one does not count: 花海 is no 海. */
function conceptsIn(text: string, tokens: string, read: readonly Language[]): Set<Concept> {
  const matches: Match[] = []
  for (const concept of Object.keys(words) as Concept[]) {
    for (const language of read) {
      for (const entry of words[concept][language].split(' ')) {
        const word = entry.replaceAll('_', ' ')
        const inTokens = spaced.has(language) && (language !== 'ko' || word.length === 1)
        for (const [start, end] of inTokens
          ? inWords(tokens, word, language)
          : inText(text, word)) {
          matches.push({
            concept,
            start: start + (inTokens ? text.length : 0),
            end: end + (inTokens ? text.length : 0),
          })
        }
      }
    }
  }
  const whole = matches.filter(
    ({ start, end }) =>
      !matches.some(
        (other) =>
          other.start <= start && other.end >= end && other.end - other.start > end - start,
      ),
  )
  return new Set(whole.map(({ concept }) => concept))
}

function inText(text: string, word: string): [number, number][] {
  const spans: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    spans.push([at, at + word.length])
  return spans
}

/** A Korean word of one syllable may carry a particle. */
function inWords(tokens: string, word: string, language: Language): [number, number][] {
  const endings = language === 'ko' ? '(?:[이가은는을를과와의에로도만]|에서|위에|으로|하고)?' : ''
  const match = new RegExp(`(?<= )${word}${endings}(?= )`, 'u').exec(tokens)
  return match === null ? [] : [[match.index, match.index + word.length]]
}
