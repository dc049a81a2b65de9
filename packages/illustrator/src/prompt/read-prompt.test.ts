import { openRoom } from '@lumen/content/open-room'
import { describe, expect, it } from 'vitest'
import { picturesRoom } from '../content.ts'
import { createReadPrompt } from './read-prompt.ts'

const contentOf = openRoom(picturesRoom)
const readPrompt = createReadPrompt((language) => contentOf(language).words)

describe('readPrompt', () => {
  it.each([
    ['zh', '夜晚的海边，一只猫在看月亮', 'sea', 'night', 'cat'],
    ['en', 'A cat watches the moon by the sea at night', 'sea', 'night', 'cat'],
    ['ja', '夜の海辺で月を見る猫', 'sea', 'night', 'cat'],
    ['ko', '밤 바다에서 달을 보는 고양이', 'sea', 'night', 'cat'],
    ['fr', 'Un chat regarde la lune au bord de la mer, la nuit', 'sea', 'night', 'cat'],
    ['de', 'Eine Katze sieht nachts am Meer den Mond', 'sea', 'night', 'cat'],
    ['es', 'Un gato mira la luna junto al mar de noche', 'sea', 'night', 'cat'],
    ['pt', 'Um gato olha a lua junto ao mar à noite', 'sea', 'night', 'cat'],
  ] as const)('reads a sentence in %s', (language, prompt, place, time, thing) => {
    const scene = readPrompt(prompt, language, 'seed')
    expect(scene).toMatchObject({ place, time, lights: ['moon'] })
    expect(scene.things).toContain(thing)
  })

  it('reads a prompt of another language than the interface', () => {
    expect(readPrompt('雪山的日出', 'de', 's')).toMatchObject({ place: 'mountain', time: 'dawn' })
  })

  it('sees white mountains in mountains of snow, without falling snow', () => {
    for (const [prompt, language] of [
      ['雪山', 'zh'],
      ['설산', 'ko'],
    ] as const) {
      const scene = readPrompt(prompt, language, 's')
      expect(scene).toMatchObject({ place: 'mountain', season: 'winter' })
      expect(scene.weather).not.toBe('snow')
    }
  })

  it.each([
    ['zh', '窗外是雪山，桌上有一杯热茶'],
    ['en', 'A cup of tea by the window, mountains outside'],
    ['ja', '窓の外の山とお茶'],
    ['ko', '창밖의 산과 커피'],
    ['fr', 'Une tasse de thé à la fenêtre, des montagnes dehors'],
    ['de', 'Eine Tasse Tee am Fenster, draußen Berge'],
    ['es', 'Una taza de té junto a la ventana y montañas'],
    ['pt', 'Uma xícara de chá na janela e montanhas'],
  ] as const)('looks out of a room in %s', (language, prompt) => {
    const scene = readPrompt(prompt, language, 's')
    expect(scene).toMatchObject({ place: 'room', outside: 'mountain' })
    expect(scene.things).toContain('cup')
  })

  it('sets what is named where it belongs', () => {
    const placeOf = (prompt: string) => readPrompt(prompt, 'en', 's').place
    expect(placeOf('a camel')).toBe('desert')
    expect(placeOf('a fox')).toBe('forest')
    expect(placeOf('a candle and a book')).toBe('room')
    expect(placeOf('a cat by the sea')).toBe('sea')
  })

  it('shows a feeling without a place in light that suits it', () => {
    expect(readPrompt('A feeling of hope after a sad year', 'en', 's').time).toBe('dawn')
    expect(readPrompt('eine geheimnisvolle Stimmung, mystisch', 'de', 's')).toMatchObject({
      time: 'night',
      weather: 'mist',
    })
  })
})
