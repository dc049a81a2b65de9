import { expect, it } from 'vitest'
import { seriesGeometry } from './series-geometry'

const frame = { width: 120, height: 130, pad: { left: 10, right: 10, top: 20, bottom: 10 } }

it('spreads a series over its frame, the highest value at the top', () => {
  const { line, area, best } = seriesGeometry([0, 100, 50, 100], frame)
  expect(line).toBe('M10.0 120.0L43.3 20.0L76.7 70.0L110.0 20.0')
  expect(area).toBe(`${line}L110.0 120L10 120z`)
  expect(best).toBe(1)
})

it('draws a single value at the left', () => {
  expect(seriesGeometry([50], frame).line).toBe('M10.0 70.0')
})
