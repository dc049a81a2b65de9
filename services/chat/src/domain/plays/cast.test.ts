import { expect, it } from 'vitest'
import { everIn, heard, heardAll, presentIn, withStay } from './cast.ts'

const begun = {
  companionId: 'host',
  firstPosition: '10',
  guests: [{ companionId: 'ada', since: '10', until: null }],
}

it('keeps who is there, and hears what is said within each stay', () => {
  const joined = { ...begun, guests: withStay(begun, 'bruno', { since: '15' }) }
  const left = { ...joined, guests: withStay(joined, 'ada', { until: '20' }) }
  const back = { ...left, guests: withStay(left, 'ada', { since: '31' }) }
  expect(presentIn(joined)).toEqual(['host', 'ada', 'bruno'])
  expect(presentIn(left)).toEqual(['host', 'bruno'])
  expect(presentIn(back)).toEqual(['host', 'bruno', 'ada'])
  expect(everIn(back)).toEqual(['host', 'ada', 'bruno'])
  const heardBy = (id: string) =>
    ['9', '10', '20', '21', '30', '31', '100'].filter((position) => heard(back, id, position))
  expect(heardBy('ada')).toEqual(['10', '20', '31', '100'])
  expect(heardBy('bruno')).toEqual(['20', '21', '30', '31', '100'])
  expect(heardBy('nobody')).toEqual([])
})

it('has heard all who was there from the beginning to the end', () => {
  const joined = { ...begun, guests: withStay(begun, 'bruno', { since: '15' }) }
  const back = {
    ...begun,
    guests: withStay({ ...begun, guests: withStay(begun, 'ada', { until: '20' }) }, 'ada', {
      since: '21',
    }),
  }
  expect(['host', 'ada', 'bruno'].map((id) => heardAll(joined, id))).toEqual([true, true, false])
  expect(heardAll(back, 'ada')).toBe(false)
})

it('changes nothing for who is there already, or is not', () => {
  expect(withStay(begun, 'ada', { since: '12' })).toEqual(begun.guests)
  expect(withStay(begun, 'bruno', { until: '12' })).toEqual(begun.guests)
})
