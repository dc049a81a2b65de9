import { expect, it } from 'vitest'
import { pathOf, plotOf, roundAbove } from './plot.ts'

it('ends a scale at a round figure above all', () => {
  expect([0, 0.3, 1, 1.2, 4, 7, 420, Number.NaN].map(roundAbove)).toEqual([
    1, 0.5, 1, 2, 5, 10, 500, 1,
  ])
})

it('draws from left to right, higher for more, with a gap where nothing is known', () => {
  const path = pathOf([0, 10, null, 5], 100, 10)
  expect(path).toMatch(/^M64\.0 230\.0 L\S+ 100\.0 M844\.0 165\.0$/)
})

it('says what it shows, and the highest of it', () => {
  const svg = plotOf('load <1>', 900, [
    { title: 'memory', unit: 'MB', values: [400, 612, 580] },
    { title: 'errors', unit: 'each 8 s', values: [null, null] },
  ])
  expect(svg).toMatch(/^<svg [^]*<\/svg>\n$/)
  expect(svg).toContain('<title>load &lt;1&gt;</title>')
  expect(svg).toContain('memory, MB: at most 612 MB')
  expect(svg).toContain('errors, each 8 s: not measured')
  expect(svg).toContain('>15 min</text>')
  expect(svg.match(/class="curve"/g)).toHaveLength(2)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})
