import { describe, expect, it } from 'vitest'
import { composeScene } from './compose.ts'
import { places, things, weathers, type Scene } from './scene.ts'

const scene: Scene = {
  place: 'meadow',
  outside: 'street',
  time: 'sunset',
  weather: 'clear',
  season: 'spring',
  lights: [],
  things: [],
  colours: [],
  mood: undefined,
  told: true,
  face: {
    glasses: false,
    hair: undefined,
    curly: false,
    hairColour: undefined,
    dress: undefined,
    dressColour: undefined,
    gender: undefined,
    old: false,
    beard: false,
    darkSkin: false,
    elfin: false,
    jewels: false,
  },
}
const size = { width: 64, height: 36 }

describe('composeScene', () => {
  it.each(places)('fills every pixel of %s with light, whatever stands in it', async (place) => {
    const night = place === 'space' || place === 'city'
    const { rgb } = await composeScene(
      { ...scene, place, things, time: night ? 'night' : 'sunset', weather: weathers[2] },
      size,
      'one',
    )
    expect(rgb.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    expect(rgb.some((value) => value > 0.2)).toBe(true)
  })

  it('sets what is close by before what is far, so that looks can tell them apart', async () => {
    const near = async (named: Scene['things']) => {
      const { depth } = await composeScene({ ...scene, things: named }, size, 'one')
      return depth.filter((metres) => metres === 12).length
    }
    expect(await near([])).toBe(0)
    expect(await near(['horse'])).toBeGreaterThan(10)
  })
})
