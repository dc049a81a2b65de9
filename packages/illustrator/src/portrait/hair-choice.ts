import type { Face } from '../picture/scene.ts'
import type { Random } from '../random.ts'
import type { HairStyleName } from './portrait.ts'

type Gender = 'woman' | 'man'
type Way = NonNullable<Face['hair']> | 'open'

/** What suits whom; of styles that stand twice, the one is seen more often. */
const worn: Readonly<Record<Gender, Readonly<Record<Way, readonly HairStyleName[]>>>> = {
  woman: {
    up: ['knot', 'knot', 'topknot', 'twinKnots'],
    tail: ['ponytail'],
    long: ['straight', 'waves', 'waves', 'straight', 'halfUp'],
    short: ['bob', 'tousled', 'bob', 'fringe'],
    open: ['waves', 'straight', 'bob', 'knot', 'tousled', 'ponytail', 'twinKnots', 'looseCurls'],
  },
  man: {
    up: ['topknot'],
    tail: ['ponytail'],
    long: ['halfUp'],
    short: ['sideSwept', 'fringe', 'combedBack', 'cropped'],
    open: ['sideSwept', 'fringe', 'combedBack', 'looseCurls', 'cropped', 'tousled'],
  },
}
const curls: Readonly<Record<Gender, readonly HairStyleName[]>> = {
  woman: ['looseCurls', 'cloud'],
  man: ['closeCurls', 'looseCurls'],
}
/** With robes. */
const robed: Readonly<Record<Gender, readonly HairStyleName[]>> = {
  woman: ['knot', 'halfUp', 'knot'],
  man: ['topknot', 'halfUp'],
}
const grown: Readonly<Record<Gender, readonly HairStyleName[]>> = {
  woman: ['topknot', 'knot', 'bob'],
  man: ['cropped', 'combedBack', 'sideSwept'],
}

/** These hang into the forehead, so that brows are seen through them. */
export const fringed: ReadonlySet<HairStyleName> = new Set(['straight', 'twinKnots'])
/** These leave a forehead free for a jewel. */
export const foreheads: ReadonlySet<HairStyleName> = new Set(['halfUp', 'topknot', 'knot', 'waves'])

/** Too short for a colour to become them. */
const plain: ReadonlySet<HairStyleName> = new Set(['cropped', 'combedBack', 'closeCurls'])
const natural: ReadonlySet<Face['hairColour']> = new Set([
  undefined,
  'black',
  'brown',
  'grey',
  'white',
  'blond',
  'yellow',
])

/** Whether words dye the hair. */
export const isDyed = ({ hairColour }: Face): boolean => !natural.has(hairColour)

/** How somebody wears their hair: as words say, else what suits them. */
export function chooseHair(face: Face, gender: Gender, random: Random): HairStyleName {
  const fitting = stylesFor(face, gender)
  const dyed = isDyed(face) ? fitting.filter((style) => !plain.has(style)) : fitting
  return random.pick(dyed.length > 0 ? dyed : fitting)
}

function stylesFor(face: Face, gender: Gender): readonly HairStyleName[] {
  const { hair, curly, dress, old, darkSkin } = face
  if (curly) return hair === 'short' && gender === 'woman' ? ['looseCurls'] : curls[gender]
  if (dress === 'robe' && (hair === undefined || hair === 'up'))
    return hair === 'up' && gender === 'woman' ? ['knot', 'knot', 'halfUp'] : robed[gender]
  if (dress === 'robe' && hair === 'long') return ['halfUp']
  if (hair !== undefined) return worn[gender][hair]
  if (old) return grown[gender]
  if (darkSkin) return [...curls[gender], ...worn[gender].open.slice(0, 3)]
  return worn[gender].open
}
