import { defineRoom } from '@lumen/content/define-room'
import { Type, type Static } from 'typebox'
import {
  colourNames,
  dayTimes,
  dresses,
  hairWays,
  moods,
  places,
  seasons,
  skyLights,
  things,
  weathers,
} from './picture/scene.ts'

/** What words say of a face; `hair` and `cloth` name what a colour beside them is the colour of. */
const faceWords = [
  'glasses',
  ...hairWays,
  'curly',
  'hair',
  'brown',
  'grey',
  'blond',
  'cloth',
  ...dresses,
  'woman',
  'man',
  'old',
  'beard',
  'dark',
  'elf',
  'jewel',
] as const

const closed = { additionalProperties: false }
/** In the notation of `expandTemplate`. */
const words = Type.Array(Type.String({ minLength: 1 }))
const wordsOfEach = <Name extends string>(names: readonly Name[]) =>
  Type.Object(
    Object.fromEntries(names.map((name) => [name, words])) as Record<Name, typeof words>,
    closed,
  )
const reach = Type.Union([Type.Literal('own'), Type.Literal('every')])

/** What the words of one language mean for a picture. */
const pictureWords = Type.Object(
  {
    reading: Type.Object(
      {
        /** Which words count only where they stand alone; `single`: those of one character. */
        whole: Type.Union([Type.Literal('all'), Type.Literal('single'), Type.Literal('none')]),
        /** What may follow a word that stands alone. */
        endings: Type.Array(Type.String({ minLength: 1 })),
        /** The prompts in which the words for everything but the face are looked for. */
        scene: reach,
        /** The same for those of the face. */
        face: reach,
      },
      closed,
    ),
    place: wordsOfEach(places),
    time: wordsOfEach(dayTimes),
    weather: wordsOfEach(weathers.filter((weather) => weather !== 'clear')),
    season: wordsOfEach(seasons),
    light: wordsOfEach(skyLights),
    thing: wordsOfEach(things),
    colour: wordsOfEach(colourNames),
    mood: wordsOfEach(moods),
    /** Phrases: `{word}` is any word, `{few}` up to four characters; a word may go on at `*`. */
    face: wordsOfEach(faceWords),
  },
  closed,
)
export type PictureWords = Static<typeof pictureWords>

/** Words, parted by commas. */
const many = Type.String()
/** What of a prompt names something to be seen, and what does not, in one language. */
const shownWords = Type.Object(
  {
    /** Stand between things: grammar, and verbs of being somewhere. */
    joints: many,
    /** Ask for a picture or tell of its look, light, mood or size. */
    plain: many,
    /** How such words end. */
    plainEndings: many,
    /** What is done: not shown, and never what a picture is of. */
    acts: many,
    /** How words for what is done end. */
    actEndings: many,
    /** Things whose names end like that. */
    notActs: many,
    /** Words for which something near to them is painted, never what they name. */
    nearly: many,
    /** What pictures of a place show besides; `sky`: of every one. */
    also: Type.Object(
      Object.fromEntries(['sky', ...places].map((place) => [place, many])) as Record<
        'sky' | (typeof places)[number],
        typeof many
      >,
      closed,
    ),
    /** What makes words say where, when or whose, and so not of what a picture is. */
    aside: Type.Object(
      {
        /** Before them. */
        before: many,
        /** After them. */
        after: many,
        /** Their own ends. */
        ends: many,
      },
      closed,
    ),
  },
  closed,
)
export type ShownWords = Static<typeof shownWords>

/** The words that are looked for in prompts. */
export const picturesRoom = defineRoom('pictures', { words: pictureWords, shown: shownWords })
