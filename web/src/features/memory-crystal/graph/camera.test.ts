import { describe, expect, it } from 'vitest'
import { boundsOf, fit, pan, reveal, toGraph, toScreen, within, zoomAt } from './camera'

const size = { width: 800, height: 600 }
const bounds = { left: -1000, top: -500, right: 1000, bottom: 500 }

describe('the camera', () => {
  it('knows where things of the graph are on the screen, and back', () => {
    const camera = { x: 40, y: -20, zoom: 1.7 }
    const place = { x: 123, y: 45 }
    const back = toGraph(camera, size, toScreen(camera, size, place))
    expect(back.x).toBeCloseTo(place.x)
    expect(back.y).toBeCloseTo(place.y)
  })

  it('shows everything', () => {
    const camera = fit(bounds, size)
    for (const corner of [
      { x: bounds.left, y: bounds.top },
      { x: bounds.right, y: bounds.bottom },
    ]) {
      const { x, y } = toScreen(camera, size, corner)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(size.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(size.height)
    }
  })

  it('does not blow up what is small', () => {
    expect(fit({ left: -20, top: -20, right: 20, bottom: 20 }, size).zoom).toBe(1.6)
  })

  it('zooms around the point under the pointer', () => {
    const camera = { x: 0, y: 0, zoom: 0.6 }
    const point = { x: 500, y: 250 }
    const zoomed = zoomAt(camera, 1.5, point, bounds, size)
    expect(zoomed.zoom).toBeCloseTo(0.9)
    expect(toGraph(zoomed, size, point).x).toBeCloseTo(toGraph(camera, size, point).x)
    expect(toGraph(zoomed, size, point).y).toBeCloseTo(toGraph(camera, size, point).y)
  })

  it('goes neither out of the graph nor too near or far', () => {
    expect(pan({ x: 0, y: 0, zoom: 1 }, -99_999, 99_999, bounds, size)).toMatchObject({
      x: bounds.right,
      y: bounds.top,
    })
    expect(within({ x: 0, y: 0, zoom: 99 }, bounds, size).zoom).toBe(5)
    expect(within({ x: 0, y: 0, zoom: 0 }, bounds, size).zoom).toBeGreaterThan(0.2)
  })

  it('moves to a crystal that is outside, and stays for one that is seen', () => {
    const camera = { x: 0, y: 0, zoom: 1 }
    expect(reveal(camera, { x: 100, y: 50 }, 60, bounds, size)).toEqual(camera)
    const moved = reveal(camera, { x: 900, y: 0 }, 60, bounds, size)
    expect(toScreen(moved, size, { x: 900, y: 0 }).x).toBeLessThan(size.width)
  })

  it('has no edges without crystals', () => {
    expect(boundsOf(new Float32Array(), [])).toBeNull()
    expect(boundsOf(Float32Array.of(10, 20), [100])).toEqual({
      left: -30,
      right: 50,
      top: -30,
      bottom: 70,
    })
  })
})
