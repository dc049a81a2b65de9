import { policyFor } from '@lumen/contracts/policy'
import { expect, it } from 'vitest'
import { goOn, type TalkSpell } from './talk-spell.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23) + minutes * 60_000)

/** What is told when somebody writes at these minutes. */
function toldAt(minutes: readonly number[], policy = policyFor('CN', 'adult')) {
  let spell: TalkSpell | null = null
  const told: [number, ...string[]][] = []
  for (const minute of minutes) {
    const gone = goOn(spell, at(minute), policy)
    spell = gone.spell
    if (gone.notices.length > 0) told.push([minute, ...gone.notices])
  }
  return told
}
const every = (step: number, until: number) =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, index) => index * step)

it('tells again and again while a talk goes on', () => {
  expect(toldAt(every(7, 300))).toEqual([
    [126, 'disclosure', 'break'],
    [252, 'disclosure', 'break'],
  ])
})

it('tells the young after an hour', () => {
  expect(toldAt(every(20, 130), policyFor('US', 'teen'))).toEqual([
    [60, 'disclosure', 'break'],
    [120, 'disclosure', 'break'],
  ])
})

it('begins anew after a pause of half an hour', () => {
  expect(toldAt([0, 29, 58, 87, 117, 146, 175, 204, 233])).toEqual([])
  expect(toldAt([...every(29, 116), 145])).toEqual([[145, 'disclosure', 'break']])
})

it('does not go back when two messages cross', () => {
  const { spell } = goOn(null, at(10), policyFor('CN', 'adult'))
  expect(goOn(spell, at(9), policyFor('CN', 'adult')).spell.lastAt).toEqual(at(10))
})
