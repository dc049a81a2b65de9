import { describe, expect, it } from 'vitest'
import { loadPack } from '../../load-pack.ts'
import { mendParticles } from './particles.ts'

describe('Particles of Korean', () => {
  it.each([
    ['달은(는) 금성을(를)', '달은 금성을'],
    ['쥐은(는) 소이(가)', '쥐는 소가'],
    ['물와(과) 하늘와(과) 바다와(과)', '물과 하늘과 바다와'],
    ['달(으)로, 금성(으)로, 양자리(으)로', '달로, 금성으로, 양자리로'],
    ['겁재(이)에요, 정관(이)에요', '겁재예요, 정관이에요'],
    ['‘해’이(가) 개(開)일을(를)', '‘해’가 개(開)일을'],
    ['2026은(는) 2027은(는)', '2026은 2027은'],
    ['‘바로’(이)죠, ‘훌쩍’(이)죠', '‘바로’죠, ‘훌쩍’이죠'],
    ['공부(이)라는 일(이)라는', '공부라는 일이라는'],
  ])('%s', (written, mended) => {
    expect(mendParticles(written)).toBe(mended)
  })

  it('are written in the pack in a form that is known', async () => {
    const { grammar: _, ...texts } = await loadPack('ko')
    const unknown = JSON.stringify(texts)
      .replace(/은\(는\)|이\(가\)|을\(를\)|와\(과\)|\(이\)(?:에요|죠|라|고)|\(으\)로/g, '')
      .match(/.{6}\([가-힣]\)/g)
    expect(unknown).toBeNull()
  })
})
