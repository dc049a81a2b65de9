import { openRoom } from '@lumen/content/open-room'
import { languageFacts, languages, type Language } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptsRoom } from './content.ts'
import { hasScript, type ScriptStep, startScript, takeChoice } from './scripts.ts'
import { type Scene, turnOf } from './scripts/scene.ts'
import { sceneIds, scenes } from './scripts/scenes.ts'

/** Who decides more often than this is going in circles. */
const longest = 9

/** Each way through a scene, from its first step to an ending, as a player meets it. */
function waysOf(id: string, step = startScript(id, 'zh'), left = longest): ScriptStep[][] {
  if (left === 0 || step.choices.length === 0) return [[step]]
  return step.choices.flatMap((choice) =>
    waysOf(id, takeChoice(id, 'zh', step.state, choice.id), left - 1).map((rest) => [
      step,
      ...rest,
    ]),
  )
}

describe.each(sceneIds)('the scene %s', (id) => {
  const scene: Scene = scenes[id]
  const ids = Object.keys(scene.steps)
  const ways = waysOf(id)

  it('ends on every way, after six decisions or more', () => {
    for (const way of ways) {
      expect(way.length - 1).toBeGreaterThanOrEqual(6)
      expect(way.at(-1)!.ending, way.map(({ state }) => state.at).join(' ')).not.toBeNull()
    }
  })

  it('has twelve decisions or more, each between two or three things', () => {
    expect(ids.length).toBeGreaterThanOrEqual(12)
    for (const step of ways.flat())
      if (step.ending === null) {
        expect(step.choices.length, step.state.at).toBeGreaterThanOrEqual(2)
        expect(step.choices.length, step.state.at).toBeLessThanOrEqual(3)
      } else expect(step.choices).toEqual([])
  })

  it('comes to every step, takes every choice and has three endings', () => {
    const met = new Set(ways.flat().map(({ state }) => state.at))
    expect([...met].toSorted()).toEqual([...ids, ...scene.endings].toSorted())
    expect(new Set(scene.endings).size).toBe(3)
    const offered = new Set(
      ways.flat().flatMap(({ state, choices }) => choices.map((one) => `${state.at}.${one.id}`)),
    )
    for (const [step, { choices }] of Object.entries(scene.steps))
      for (const choice of Object.keys(choices)) expect(offered).toContain(`${step}.${choice}`)
  })

  it('lets its three objectives be met, each ending with all of them', () => {
    for (const ending of scene.endings) {
      const met = ways
        .map((way) => way.at(-1)!)
        .filter(({ state }) => state.at === ending)
        .map(({ objectivesMet }) => objectivesMet)
      expect(met).toContainEqual([0, 1, 2])
    }
  })

  it('remembers only what is asked for later', () => {
    const turns = Object.values(scene.steps).flatMap(({ choices }) =>
      Object.values(choices).map(turnOf),
    )
    const all = (key: 'keeps' | 'needs') =>
      [...new Set(turns.flatMap((turn) => turn[key] ?? []))].toSorted()
    expect(all('keeps')).toEqual(all('needs'))
  })
})

describe('what is said in a scene', () => {
  const wordsIn = openRoom(scriptsRoom)
  /** Chinese characters hold more than letters do. */
  const bounds: Record<string, { says: [number, number]; choice: number; epilogue: number }> = {
    Han: { says: [40, 120], choice: 24, epilogue: 120 },
    Kana: { says: [60, 200], choice: 40, epilogue: 200 },
    Hangul: { says: [70, 240], choice: 44, epilogue: 240 },
    Latin: { says: [140, 440], choice: 76, epilogue: 400 },
  }

  it.each(languages)('is as long as a message in %s', (language) => {
    const { says, choice, epilogue } = bounds[languageFacts[language].script]!
    const wrong: string[] = []
    const hold = (at: string, text: string, least: number, most: number) => {
      if (text.length < least || text.length > most) wrong.push(`${at}: ${text.length}`)
    }
    for (const id of sceneIds) {
      const { steps, endings } = wordsIn(language)[id]
      for (const [step, words] of Object.entries(steps)) {
        hold(`${id}.${step}`, words.says, ...says)
        const choices = Object.entries(words.choices)
        for (const [key, text] of choices) hold(`${id}.${step}.${key}`, text, 2, choice)
        if (new Set(choices.map(([, text]) => text)).size < choices.length)
          wrong.push(`${id}.${step}: two choices say the same`)
      }
      for (const [ending, words] of Object.entries(endings)) {
        hold(`${id}.${ending}.title`, words.title, 2, 60)
        hold(`${id}.${ending}`, words.epilogue, says[0] / 2, epilogue)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a play', () => {
  const anyPlay = fc.record({
    id: fc.constantFrom(...sceneIds),
    language: fc.constantFrom<Language>(...languages),
    picks: fc.array(fc.nat(), { minLength: longest, maxLength: longest }),
  })

  it('comes to an end whatever is chosen, from its stored state, and then takes nothing more', () => {
    fc.assert(
      fc.property(anyPlay, ({ id, language, picks }) => {
        let step = startScript(id, language)
        for (const pick of picks) {
          if (step.ending !== null) break
          expect(step.text).not.toBe('')
          const before = step
          const stored = JSON.parse(JSON.stringify(before.state)) as typeof before.state
          const choice = before.choices[pick % before.choices.length]!
          expect(choice.text).not.toBe('')
          step = takeChoice(id, language, stored, choice.id)
          expect(step.objectivesMet).toEqual(expect.arrayContaining([...before.objectivesMet]))
        }
        expect(step.ending?.epilogue).toBeTruthy()
        expect(step.text).toBe('')
        expect(() => takeChoice(id, language, step.state, 'week')).toThrow(RangeError)
      }),
    )
  })

  it('refuses what is not offered', () => {
    const { state } = startScript('rainy-bookshop', 'en')
    expect(() => takeChoice('rainy-bookshop', 'en', state, 'toString')).toThrow(RangeError)
    const rain = { at: 'rain', met: [0, 1, 2], kept: [] }
    expect(() => takeChoice('rainy-bookshop', 'en', rain, 'spy')).toThrow(RangeError)
    expect(takeChoice('rainy-bookshop', 'en', { ...rain, kept: ['note'] }, 'spy').ending?.id).toBe(
      'tea',
    )
    const nowhere = { ...rain, at: 'constructor' }
    expect(() => takeChoice('rainy-bookshop', 'en', nowhere, 'stay')).toThrow(RangeError)
  })

  it('is there only for scenarios with a script', () => {
    expect(hasScript('rainy-bookshop')).toBe(true)
    for (const id of ['', 'toString', '3f1c']) {
      expect(hasScript(id)).toBe(false)
      expect(() => startScript(id, 'en')).toThrow(RangeError)
    }
  })
})
