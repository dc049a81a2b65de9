import { type Language, languageFacts } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { packFor } from '../../../readings.ts'
import { createFinish } from './grammar.ts'

/** What slots leave behind, and how the language writes it. */
const mended: readonly (readonly [Language, string, string])[] = [
  ['en', 'under a Aries Moon, a moon. it is', 'Under an Aries Moon, a moon. It is'],
  ['fr', 'que Uranus, de Éros et lorsque elle', 'Qu’Uranus, d’Éros et lorsqu’elle'],
  [
    'fr',
    'quelque Uranus, le 1 janvier, le 21 janvier',
    'Quelque Uranus, le 1er janvier, le 21 janvier',
  ],
  ['fr', 'vers 2.1° et 3.14', 'Vers 2,1° et 3.14'],
  ['de', 'der Mond. der 2.1° weite', 'Der Mond. Der 2,1° weite'],
  ['es', 'a el Sol, de el Sol, de ella', 'Al Sol, del Sol, de ella'],
  [
    'es',
    'Bing y Yi 乙, agua y hierro, sol e hijo, plata o oro',
    'Bing e Yi 乙, agua y hierro, sol e hijo, plata u oro',
  ],
  ['es', '¿quién? «así» ¡y Yin 寅!', '¿Quién? «Así» ¡e Yin 寅!'],
  ['pt', 'em 1 de janeiro e em 11 de março', 'Em 1º de janeiro e em 11 de março'],
  ['ko', '달은(는) 금성을(를)', '달은 금성을'],
  ['ko', '쥐은(는) 소이(가)', '쥐는 소가'],
  ['ko', '물와(과) 하늘와(과) 바다와(과)', '물과 하늘과 바다와'],
  ['ko', '달(으)로, 금성(으)로, 양자리(으)로', '달로, 금성으로, 양자리로'],
  ['ko', '겁재(이)에요, 정관(이)에요', '겁재예요, 정관이에요'],
  ['ko', '‘해’이(가) 개(開)일을(를)', '‘해’가 개(開)일을'],
  ['ko', '2026은(는) 2027은(는)', '2026은 2027은'],
  ['ko', '‘바로’(이)죠, ‘훌쩍’(이)죠', '‘바로’죠, ‘훌쩍’이죠'],
  ['ko', '공부(이)라는 일(이)라는', '공부라는 일이라는'],
  ['zh', 'a Aries 2.1°', 'a Aries 2.1°'],
]

it.each(mended)('%s: %s', (language, filled, written) => {
  const finish = createFinish(packFor(language).grammar, languageFacts[language])
  expect(finish(filled)).toBe(written)
})
