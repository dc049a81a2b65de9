import { randomOf } from '../random.ts'
import { skyAt, type Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { clamp, glow, lighten, mix, scaled, smooth, type Colour, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'

/** Paints sky, clouds, stars and sun or moon over the whole picture. `horizon` in pixels. */
export function paintSky(
  raster: Raster,
  scene: Scene,
  light: Light,
  horizon: number,
  seed: string,
): void {
  const { width, height } = raster
  const clouds = noiseOf(`${seed}:clouds`)
  const cover = { clear: 0.06, cloud: -0.1, rain: -0.3, snow: -0.22, mist: 0.02 }[scene.weather]
  const sunX = light.discX * width
  const sunY = light.discY * height
  const warm: Colour = light.disc === 'moon' ? [0.55, 0.66, 1] : [1, 0.72, 0.42]
  const halo =
    light.disc === undefined ? 0 : light.night ? 0.16 : light.disc === 'moon' ? 0.2 : 0.75
  const starry = scene.lights.includes('stars') || ['clear', 'mist'].includes(scene.weather)
  if (light.night && starry) paintStars(raster, scene, horizon, seed)
  for (let y = 0; y < height; y += 1) {
    const up = clamp((horizon - y) / horizon)
    const base = skyAt(light, up)
    const flat = 1 / (0.1 + up)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const away = Math.hypot((x - sunX) / width, ((y - sunY) / width) * 1.15)
      const near = halo * (Math.exp(-away * 4.2) * 0.8 + Math.exp(-away * 15) * 1.1)
      let red = base[0] + warm[0] * near
      let green = base[1] + warm[1] * near
      let blue = base[2] + warm[2] * near
      if (y < horizon + 4) {
        const u = (x / width - 0.5) * flat * 1.6 + 7
        const v = flat * 1.25
        const thick = fractal(clouds, u, v, 5)
        const amount = smooth(cover, cover + 0.34, thick) * smooth(0, 0.1, up)
        if (amount > 0) {
          const toward = fractal(clouds, u + ((sunX - x) / width) * 0.22, v + 0.1, 3)
          const lit = clamp(0.5 + (thick - toward) * 2.2)
          const rim = near * 0.9 * (1 - amount * 0.55)
          const own = mix(light.cloudShade, light.cloudLit, lit)
          const alpha = amount * 0.92
          red += (own[0] + warm[0] * rim - red) * alpha
          green += (own[1] + warm[1] * rim - green) * alpha
          blue += (own[2] + warm[2] * rim - blue) * alpha
        }
      }
      const rgb = raster.rgb
      const stars = light.night ? 1 : 0
      rgb[at] = red + rgb[at]! * stars
      rgb[at + 1] = green + rgb[at + 1]! * stars
      rgb[at + 2] = blue + rgb[at + 2]! * stars
    }
  }
  if (scene.lights.includes('aurora')) paintAurora(raster, horizon, seed)
  if (scene.lights.includes('rainbow')) paintRainbow(raster, horizon)
  if (light.disc !== undefined) paintDisc(raster, light, sunX, sunY, seed)
}

function paintDisc(raster: Raster, light: Light, sunX: number, sunY: number, seed: string): void {
  const { width, height } = raster
  const moon = light.disc === 'moon'
  const radius = width * (moon ? 0.05 : 0.034)
  const spots = noiseOf(`${seed}:moon`)
  for (let y = Math.floor(sunY - radius - 2); y <= sunY + radius + 2; y += 1) {
    for (let x = Math.floor(sunX - radius - 2); x <= sunX + radius + 2; x += 1) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const dx = (x - sunX) / radius
      const dy = (y - sunY) / radius
      const edge = clamp((1 - Math.hypot(dx, dy)) * radius)
      const spot = moon ? 1 - 0.3 * smooth(-0.05, 0.4, fractal(spots, dx * 1.6, dy * 1.6, 4)) : 1
      lighten(raster, x, y, moon ? [0.78, 0.75, 0.68] : [2.6, 2.1, 1.4], edge * spot)
    }
  }
  glow(raster, sunX, sunY, radius * (moon ? 4 : 6), moon ? [0.5, 0.6, 0.9] : [1, 0.7, 0.4], 0.4)
}

function paintStars(raster: Raster, scene: Scene, horizon: number, seed: string): void {
  const random = randomOf(`${seed}:stars`)
  const { width } = raster
  const many = scene.lights.includes('stars') || scene.place === 'space'
  const way = noiseOf(`${seed}:way`)
  if (many) {
    const tilt = random.between(-0.9, 0.9)
    for (let y = 0; y < horizon; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const across = x / width - 0.5 - tilt * (y / horizon - 0.5) * 0.8
        const band = Math.exp(-across * across * 26)
        if (band < 0.004) continue
        const cloud = 0.55 + fractal(way, (x / width) * 5, (y / width) * 5, 5) * 1.5
        const dark =
          smooth(0.05, 0.5, fractal(way, (x / width) * 4 + 30, (y / width) * 4, 4)) *
          Math.exp(-across * across * 130)
        lighten(
          raster,
          x,
          y,
          [0.52, 0.42, 0.72],
          Math.max(0, band * cloud * (1 - dark * 0.9)) * 0.3,
        )
        lighten(
          raster,
          x,
          y,
          [0.9, 0.6, 0.42],
          Math.max(0, band * band * band * cloud * (1 - dark)) * 0.13,
        )
      }
    }
  }
  const count = Math.round((many ? 2600 : 900) * (width / 1024) ** 2)
  for (let index = 0; index < count; index += 1) {
    const x = Math.floor(random.next() * width)
    const y = Math.floor(random.next() ** 1.25 * horizon)
    const bright = random.next() ** 7
    const colour: Colour = mix([0.7, 0.8, 1.1], [1.1, 0.9, 0.75], random.next())
    lighten(raster, x, y, colour, 0.25 + bright * 1.6)
    if (bright > 0.35) glow(raster, x, y, width * 0.0045 * (0.6 + bright), colour, bright * 0.9)
  }
}

function paintAurora(raster: Raster, horizon: number, seed: string): void {
  const { width } = raster
  const noise = noiseOf(`${seed}:aurora`)
  for (let band = 0; band < 3; band += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = x / width
      const foot =
        horizon * (0.62 - band * 0.13 + fractal(noise, place * 1.7 + band * 9, band, 3) * 0.42)
      const strength = clamp(0.55 + fractal(noise, place * 9, band * 5 + 2, 3) * 1.3)
      const rays = 0.6 + 0.4 * clamp(0.5 + noise(place * 70, band * 3))
      const tall = horizon * (0.3 + 0.12 * noise(place * 4, band + 20))
      for (let y = Math.max(0, Math.floor(foot - tall)); y < Math.min(horizon, foot + 8); y += 1) {
        const up = (foot - y) / tall
        const fade = up < 0 ? 1 + (up * tall) / 8 : clamp(1 - up) ** 1.8
        const colour = mix([0.12, 0.95, 0.55], [0.5, 0.2, 0.85], clamp(up * 1.3))
        lighten(raster, x, y, colour, Math.max(0, fade) * strength * rays * 0.85)
      }
    }
  }
}

const bow: readonly Colour[] = [
  [0.5, 0.15, 0.7],
  [0.15, 0.3, 1],
  [0.1, 0.8, 0.4],
  [1, 0.9, 0.1],
  [1, 0.45, 0.05],
  [1, 0.1, 0.1],
]

function paintRainbow(raster: Raster, horizon: number): void {
  const { width } = raster
  const radius = width * 0.46
  const thick = width * 0.045
  for (let y = 0; y < horizon; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = (Math.hypot(x - width * 0.46, y - horizon * 1.08) - radius) / thick
      if (share <= 0 || share >= 1) continue
      const place = share * (bow.length - 1)
      const colour = mix(bow[Math.floor(place)]!, bow[Math.floor(place) + 1]!, place % 1)
      lighten(raster, x, y, scaled(colour, 1), Math.sin(share * Math.PI) * 0.2)
    }
  }
}
