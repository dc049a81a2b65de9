import type { ImageStyle } from '@lumen/contracts/media/names'
import type { ColourName, Scene } from '../picture/scene.ts'
import type { Random } from '../random.ts'
import { chooseHair, foreheads, fringed, isDyed } from './hair-choice.ts'
import type { Look } from './looks.ts'
import { palettes, type Palette, type PaletteName, type Setting } from './palettes.ts'
import {
  builds,
  dreamHair,
  hairTones,
  irises,
  naturalHair,
  skins,
  type HairToneName,
  type Skin,
} from './people.ts'
import type { Clothes, HairStyleName, Jewel, Portrait } from './portrait.ts'
import { chooseSetting } from './setting.ts'

type Gender = 'woman' | 'man'

/** How each style finishes a portrait. */
export const lookOf: Readonly<Record<ImageStyle, Look>> = {
  artistic: 'brush',
  cartoon: 'sticker',
  anime: 'storybook',
  fantasy: 'aurora',
  watercolor: 'wash',
  oil_painting: 'canvas',
  enhance: 'crystal',
  realistic: 'crystal',
  photorealistic: 'crystal',
}

const hairOfColour: Readonly<Record<NonNullable<Scene['face']['hairColour']>, HairToneName>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'blond',
  blond: 'blond',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  white: 'silver',
  grey: 'grey',
  black: 'black',
  brown: 'brown',
}
const clothOfColour: Readonly<Record<ColourName, readonly [string, string]>> = {
  red: ['b8342f', 'ffe0b4'],
  orange: ['d9702a', 'fff0d8'],
  yellow: ['dc9c1e', 'fff6dc'],
  green: ['3f8f6a', 'e4f6ec'],
  blue: ['34548f', 'dbe6ff'],
  purple: ['6d3a94', 'ecdcff'],
  pink: ['d0709a', 'fdeef4'],
  white: ['f4f0ea', 'b8b4c8'],
  black: ['2c2a38', '9aa0b8'],
}
const lightOfColour: Readonly<Record<ColourName, PaletteName>> = {
  red: 'coral',
  orange: 'amber',
  yellow: 'gold',
  green: 'green',
  blue: 'blue',
  purple: 'violet',
  pink: 'rose',
  white: 'ice',
  black: 'slate',
}
/** Lights without a place. */
const openLights = [
  'violet',
  'jade',
  'amber',
  'blue',
  'olive',
  'rose',
  'gold',
  'coral',
  'sky',
  'green',
] as const satisfies readonly PaletteName[]

/** What is chosen by hand, whatever the words and the seed say. */
type FixedParts = {
  readonly setting?: Setting | undefined
  readonly hair?: HairStyleName | undefined
}

/** Somebody grown up, of parts that go together: what words leave open is chosen by the seed. */
export function choosePortrait(
  scene: Scene,
  style: ImageStyle,
  random: Random,
  fixed: FixedParts = {},
): Portrait {
  const { face } = scene
  const dream = style === 'anime' || style === 'fantasy'
  const gender = genderOf(face, random)
  const old = face.old || face.hairColour === 'grey'
  const build = random.pick(
    old ? (gender === 'woman' ? builds.oldWoman : builds.oldMan) : builds[gender],
  )
  const tone = skinOf(scene, random)
  const hairStyle = fixed.hair ?? chooseHair(face, gender, random)
  const hairTone =
    hairTones[
      hairToneOf(
        scene,
        { old, dream: dream && gender === 'woman', skin: skins.indexOf(tone) },
        random,
      )
    ]
  const setting = fixed.setting ?? settingFor(scene, random)
  const palette: Palette = palettes[setting.palette]
  const worn = clothesOf(scene, gender, palette, random)
  const glasses = face.glasses || (!dream && face.dress !== 'robe' && random.next() < 0.1)
  const neat = gender === 'woman'
  return {
    skin: tone.skin,
    blush: tone.blush,
    ...build,
    eyes: {
      ...build.eyes,
      iris: random.pick(
        (dream && face.dress !== 'robe') || isDyed(face)
          ? irises.dream
          : skins.indexOf(tone) < 2
            ? [...irises.warm, ...irises.light]
            : irises.warm,
      ),
    },
    brows: {
      ...build.brows,
      lift: fringed.has(hairStyle) ? 26 : glasses ? 12 : Math.min(build.brows.lift, 8),
      color: hairTone.brows,
    },
    mouth: { ...build.mouth, lip: tone.lips[gender] },
    hair: { style: hairStyle, color: hairTone.color, shine: hairTone.shine },
    ...beardOf(scene, gender, build.age, random),
    ...(face.elfin && { elfin: true }),
    ...(neat && skins.indexOf(tone) < 3 && !old && random.next() < 0.16 && { freckles: true }),
    ...(glasses && {
      glasses: random.pick([
        { kind: 'round', color: '9a6a3c' },
        { kind: 'round', color: '3a3040' },
        ...(face.glasses ? [] : [{ kind: 'square', color: '2a2838' } as const]),
      ] as const),
    }),
    jewels: jewelsOf(scene, gender, hairStyle, style, random),
    ...((worn.style === 'scoop' || worn.style === 'crew') &&
      neat &&
      random.next() < 0.6 && { pendant: palette.stone }),
    stone: palette.stone,
    clothes: worn,
    light: palette.light,
    hints: setting.hints,
  }
}

/** Words seldom say it; long and coloured hair is drawn as worn by women more often. */
function genderOf(face: Scene['face'], random: Random): Gender {
  if (face.beard) return 'man'
  if (face.gender !== undefined) return face.gender
  const long = isDyed(face) || (face.hair !== undefined && face.hair !== 'short')
  return random.next() < (long ? 0.8 : 0.55) ? 'woman' : 'man'
}

function skinOf({ face }: Scene, random: Random): Skin {
  if (face.darkSkin) return random.pick(skins.slice(5))
  const elsewhere = face.elfin || face.hairColour === 'blond' || face.hairColour === 'yellow'
  return random.pick(
    elsewhere ? skins.slice(0, 3) : face.dress === 'robe' ? skins.slice(0, 4) : skins,
  )
}

function hairToneOf(
  { face }: Scene,
  { old, dream, skin }: { old: boolean; dream: boolean; skin: number },
  random: Random,
): HairToneName {
  if (face.hairColour !== undefined) return hairOfColour[face.hairColour]
  if (old) return random.pick(['grey', 'silver'])
  if (face.dress === 'robe') return 'black'
  const plain = face.darkSkin || face.curly
  if (dream && !plain && random.next() < 0.5) return random.pick(dreamHair)
  return random.pick(naturalHair[skin < 2 ? 0 : skin < 4 ? 1 : 2]!)
}

function settingFor(scene: Scene, random: Random): Setting {
  if (scene.told) return chooseSetting(scene, random)
  const named = scene.colours[0]
  const free = scene.face.hairColour === undefined && scene.face.dressColour === undefined
  if (named !== undefined && free) return { palette: lightOfColour[named], hints: [] }
  return { palette: random.pick(openLights), hints: scene.mood === 'dreamy' ? ['sparks'] : [] }
}

function clothesOf(scene: Scene, gender: Gender, palette: Palette, random: Random): Clothes {
  const { face, season, weather } = scene
  const [color, second] =
    face.dressColour === undefined ? random.pick(palette.cloths) : clothOfColour[face.dressColour]
  const cold = scene.told && (season === 'winter' || weather === 'snow')
  const hot =
    scene.told && (season === 'summer' || scene.place === 'island' || scene.place === 'desert')
  const kinds: readonly Clothes['style'][] =
    face.dress === 'robe'
      ? ['crossed']
      : face.dress === 'suit'
        ? ['shirt']
        : face.dress === 'sporty'
          ? ['hood']
          : face.dress === 'warm' || cold
            ? ['turtle', 'scarf', 'scarf', 'shawl']
            : hot
              ? gender === 'woman'
                ? ['scoop', 'crew', 'scoop', 'shirt']
                : ['shirt', 'crew', 'shirt', 'stand']
              : face.old
                ? ['stand', 'shawl', 'turtle']
                : gender === 'woman'
                  ? ['scoop', 'crew', 'shawl', 'turtle', 'scoop', 'shirt', 'crossed']
                  : ['shirt', 'crew', 'hood', 'turtle', 'stand', 'shirt']
  const style = random.pick(kinds)
  // A colour that words give is that of the scarf.
  return style === 'scarf' && face.dressColour !== undefined
    ? { style, color: second, second: color }
    : { style, color, second }
}

function beardOf(
  { face }: Scene,
  gender: Gender,
  age: number,
  random: Random,
): Pick<Portrait, 'beard'> | undefined {
  if (gender === 'woman') return undefined
  if (face.beard) return { beard: 'full' }
  if (face.gender !== 'man' || face.dress === 'robe') return undefined
  const drawn = random.next()
  return age > 0.3 && drawn < 0.6
    ? { beard: 'full' }
    : drawn < 0.2
      ? { beard: 'stubble' }
      : undefined
}

function jewelsOf(
  { face, things }: Scene,
  gender: Gender,
  hair: Portrait['hair']['style'],
  style: ImageStyle,
  random: Random,
): readonly Jewel[] {
  const flowered = things.includes('flower') || things.includes('blossom')
  const crowned = face.jewels && foreheads.has(hair)
  const jewels: Jewel[] = crowned ? ['diadem'] : []
  if (gender === 'man') return jewels
  if (flowered && random.next() < 0.75) jewels.push('blossoms')
  else if (!crowned && (face.jewels || style === 'fantasy' || face.dress === 'robe'))
    jewels.push('hairpin')
  const ear = random.next()
  const covered = hair === 'straight' || hair === 'waves' || hair === 'bob' || hair === 'halfUp'
  if (!covered && ear < 0.7) jewels.push(random.pick(['studs', 'drops', 'studs']))
  return jewels
}
