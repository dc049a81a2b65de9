import type { Scene } from '../picture/scene.ts'
import type { Random } from '../random.ts'
import type { Hint } from './portrait.ts'
import type { PaletteName, Setting } from './palettes.ts'

const settingOf = (palette: PaletteName, ...hints: readonly Hint[]): Setting => ({ palette, hints })

/** The light in which somebody stands: a hint of the hour, the weather and the place that words tell of. */
export function chooseSetting(scene: Scene, random: Random): Setting {
  const { place, time, weather, season, lights, things, mood } = scene
  const night = time === 'night'
  const floating: readonly Hint[] =
    things.includes('blossom') || (season === 'spring' && things.includes('flower'))
      ? ['petals']
      : season === 'autumn' &&
          !things.includes('flower') &&
          (place === 'forest' || place === 'meadow' || place === 'mountain')
        ? ['leaves']
        : []
  if (lights.includes('aurora')) return settingOf('night', 'stars', 'aurora', ...falling(weather))
  if (place === 'space') return settingOf('deep', 'stars', 'sparks')
  if (things.includes('lantern') || things.includes('fireworks'))
    return settingOf('lantern', 'lamps', 'sparks')
  if (weather === 'snow' || (season === 'winter' && place !== 'room'))
    return night && place !== 'room'
      ? settingOf('night', 'snow', 'lamps')
      : settingOf(
          place === 'room' ? 'amber' : 'ice',
          'snow',
          ...(place === 'room' ? (['lamps'] as const) : floating),
        )
  if (weather === 'rain')
    return settingOf(
      night ? 'night' : 'slate',
      'rain',
      ...(place === 'city' || place === 'street' || place === 'room' ? (['lamps'] as const) : []),
    )
  if (night) return nightly(scene, random)
  if (floating.includes('petals')) return settingOf(random.pick(['rose', 'rose', 'dawn']), 'petals')
  if (floating.includes('leaves'))
    return settingOf(random.pick(['amber', 'coral', 'gold']), 'leaves')
  if (weather === 'mist')
    return settingOf(
      place === 'forest' ? 'olive' : 'slate',
      ...(place === 'mountain' ? (['hills'] as const) : []),
      'mist',
    )
  if (place === 'forest') return daily(scene, random)
  if (time === 'sunset') return settingOf('sunset', ...ground(place))
  if (time === 'dawn') return settingOf('dawn', ...ground(place))
  if (mood === 'romantic') return settingOf('rose', 'sparks')
  return daily(scene, random)
}

const falling = (weather: Scene['weather']): readonly Hint[] => (weather === 'snow' ? ['snow'] : [])

const ground = (place: Scene['place']): readonly Hint[] => {
  if (place === 'sea' || place === 'lake' || place === 'island') return ['sun', 'sea']
  if (place === 'mountain' || place === 'meadow' || place === 'desert') return ['sun', 'hills']
  if (place === 'city' || place === 'street' || place === 'room') return ['lamps']
  return []
}

function nightly({ place, lights, mood }: Scene, random: Random): Setting {
  const sky: readonly Hint[] = lights.includes('moon') ? ['moon', 'stars'] : ['stars']
  if (place === 'city' || place === 'street')
    return settingOf(random.pick(['night', 'deep']), 'lamps')
  if (place === 'room') return settingOf('amber', 'lamps')
  if (place === 'sea' || place === 'lake' || place === 'island')
    return settingOf('night', ...sky, 'sea')
  if (place === 'forest') return settingOf('jade', 'stars', 'boughs', 'sparks')
  if (place === 'desert') return settingOf('deep', ...sky, 'hills')
  if (mood === 'mysterious' || mood === 'dreamy') return settingOf('deep', ...sky, 'sparks')
  return settingOf('night', ...sky, ...(place === 'mountain' ? (['hills'] as const) : []))
}

function daily({ place, lights, things, mood }: Scene, random: Random): Setting {
  const sun: readonly Hint[] = lights.includes('sun') ? ['sun'] : []
  switch (place) {
    case 'sea':
    case 'island':
      return settingOf(random.pick(['sky', 'jade']), ...sun, 'sea')
    case 'lake':
      return settingOf(random.pick(['sky', 'blue', 'jade']), 'sea')
    case 'forest':
      return settingOf(random.pick(['green', 'jade']), 'boughs')
    case 'meadow':
      return settingOf(
        things.includes('flower')
          ? random.pick(['gold', 'rose', 'green'])
          : random.pick(['green', 'gold']),
        ...sun,
        'hills',
      )
    case 'mountain':
      return settingOf(random.pick(['sky', 'olive', 'blue']), ...sun, 'hills')
    case 'desert':
      return settingOf('sand', ...sun, 'hills')
    case 'room':
      return settingOf(random.pick(['amber', 'gold', 'olive']), 'lamps')
    case 'city':
    case 'street':
      return settingOf(random.pick(['blue', 'sky', 'coral']), 'lamps')
    case 'space':
      return settingOf('deep', 'stars')
  }
  return settingOf(mood === 'calm' ? 'jade' : 'violet')
}
