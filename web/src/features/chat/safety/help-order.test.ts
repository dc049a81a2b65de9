import { describe, expect, it } from 'vitest'
import { emergencyNumbers, nearestLines } from './help-order'

const line = (name: string, region: string) => ({ name, region, hours: '24 h' })
const lines = [
  line('a', 'CN'),
  line('b', 'CN'),
  line('c', 'HK'),
  line('d', 'TW'),
  line('world', ''),
]
const names = (region: string | null) => nearestLines(lines, region).map(({ name }) => name)

describe('help', () => {
  it('comes from the reader’s region first', () => {
    expect(names('CN')).toEqual(['a', 'b', 'world'])
    expect(names('TW')).toEqual(['d', 'world'])
  })

  it('comes from everywhere when the region has none or is unknown', () => {
    expect(names('AU')).toEqual(['world', 'a', 'b'])
    expect(names(null)).toEqual(['world', 'a', 'b'])
  })

  it('knows emergency numbers from words', () => {
    expect(emergencyNumbers('120 / 110')).toEqual(['120', '110'])
    expect(emergencyNumbers('112')).toEqual(['112'])
    expect(emergencyNumbers('请拨打 120')).toBeNull()
  })
})
