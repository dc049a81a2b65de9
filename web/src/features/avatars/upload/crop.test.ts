import { describe, expect, it } from 'vitest'
import { clampCrop, cropArea, moveCrop, wholeCrop, zoomCrop, zoomLimit } from './crop'

const wide = { width: 2000, height: 1000 }

describe('the square of a picture', () => {
  it('is the largest in the middle at first', () => {
    expect(cropArea(wholeCrop, wide)).toEqual({ left: 500, top: 0, side: 1000 })
  })

  it('never leaves the picture', () => {
    expect(cropArea({ x: 0, y: 0, zoom: 1 }, wide)).toEqual({ left: 0, top: 0, side: 1000 })
    expect(cropArea({ x: 9, y: 9, zoom: 2 }, wide)).toEqual({ left: 1500, top: 500, side: 500 })
  })

  it('moves by parts of its side', () => {
    const moved = moveCrop(wholeCrop, { x: 0.25, y: 1 }, wide)
    expect(cropArea(moved, wide)).toEqual({ left: 750, top: 0, side: 1000 })
  })

  it('keeps what is under the pointer while it zooms', () => {
    const at = { x: 0.5, y: -0.5 }
    const before = cropArea(wholeCrop, wide)
    const after = cropArea(zoomCrop(wholeCrop, 2, wide, at), wide)
    expect(after.side).toBe(500)
    expect(after.left + after.side).toBeCloseTo(before.left + before.side)
    expect(after.top).toBeCloseTo(before.top)
  })

  it('zooms no further than there are pixels', () => {
    expect(zoomLimit({ width: 256, height: 900 })).toBe(2)
    expect(zoomLimit({ width: 60, height: 60 })).toBe(1)
    expect(zoomLimit({ width: 9000, height: 9000 })).toBe(6)
    expect(clampCrop({ ...wholeCrop, zoom: 40 }, wide).zoom).toBe(6)
  })
})
