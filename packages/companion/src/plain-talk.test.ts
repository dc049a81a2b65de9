import type { Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { talkTo } from './play-talk.ts'

/** Messages and what each is answered as. */
const answered: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  zh: [
    ['你整天都在干什么呀', 'yourDay'],
    ['你会不会觉得我烦', 'yourPatience'],
    ['你打算怎么称呼我', 'callMe'],
    ['你会做红烧肉吗', 'yourAbility'],
    ['你相信缘分吗', 'askYou'],
    ['能不能给我讲个好笑的', 'stock.joke'],
    ['想听一首关于海的小诗', 'stock.poem'],
    ['爬山推迟到周日了', 'planMoved'],
    ['我刚才说错了，不是三点', 'correction'],
    ['写得真不错', 'compliment'],
    ['我们和好了', 'goodNews'],
    ['在吗？地铁上挤得要命', 'listen'],
  ],
  en: [
    ['what do you do all day?', 'yourDay'],
    ['do you ever get tired of me?', 'yourPatience'],
    ['what do you call me?', 'callMe'],
    ['can you cook?', 'yourAbility'],
    ['do you believe in luck?', 'askYou'],
    ['could you perhaps tell me something funny', 'stock.joke'],
    ['could you please write a little poem about the sea for me', 'stock.poem'],
    ['the picnic got moved to Sunday', 'planMoved'],
    ['I got that wrong, it was at three', 'correction'],
    ['well said', 'compliment'],
    ['my sister and I made up, we reconciled', 'goodNews'],
    ['what is a quasar?', 'unknown'],
  ],
  ja: [
    ['君は普段何してるの？', 'yourDay'],
    ['私の話、飽きない？', 'yourPatience'],
    ['何て呼んでくれるの？', 'callMe'],
    ['あなたは料理できる？', 'yourAbility'],
    ['あなたは運命を信じますか', 'askYou'],
    ['何か面白い話でも聞かせてくれない？', 'stock.joke'],
    ['海についての詩をひとつ書いてくれると嬉しい', 'stock.poem'],
    ['ピクニックは日曜日に変更になった', 'planMoved'],
    ['言い間違えました', 'correction'],
    ['すごく上手だね', 'compliment'],
    ['姉と仲直りできた', 'goodNews'],
    ['猫の手も借りたいくらい忙しくてさ', 'listen'],
  ],
  ko: [
    ['넌 하루 종일 뭐 해?', 'yourDay'],
    ['내 얘기 지겹지 않아?', 'yourPatience'],
    ['나를 뭐라고 불러?', 'callMe'],
    ['너는 요리할 수 있어?', 'yourAbility'],
    ['너는 운명을 믿어?', 'askYou'],
    ['웃긴 얘기 좀 해 줄래?', 'stock.joke'],
    ['소풍이 일요일로 미뤄졌어', 'planMoved'],
    ['내가 잘못 말했어', 'correction'],
    ['언니랑 화해했어', 'goodNews'],
  ],
  fr: [
    ['tu fais quoi de tes journées ?', 'yourDay'],
    ['tu en as marre de moi ?', 'yourPatience'],
    ['comment tu m’appelles ?', 'callMe'],
    ['tu sais cuisiner ?', 'yourAbility'],
    ['est-ce que tu as peur du noir ?', 'askYou'],
    ['tu pourrais peut-être me dire un truc drôle', 'stock.joke'],
    ['le pique-nique est reporté à dimanche', 'planMoved'],
    ['je me suis trompé, c’est à trois heures', 'correction'],
    ['on s’est réconciliés', 'goodNews'],
  ],
  de: [
    ['was machst du den ganzen Tag?', 'yourDay'],
    ['nerve ich dich?', 'yourPatience'],
    ['wie nennst du mich?', 'callMe'],
    ['kannst du kochen?', 'yourAbility'],
    ['hast du Angst im Dunkeln?', 'askYou'],
    ['könntest du mir vielleicht was Lustiges erzählen', 'stock.joke'],
    ['das Picknick wurde auf Sonntag verschoben', 'planMoved'],
    ['ich habe mich vertan, es ist um drei', 'correction'],
    ['wir haben uns versöhnt', 'goodNews'],
  ],
  es: [
    ['¿qué haces todo el día?', 'yourDay'],
    ['¿te cansas de mí?', 'yourPatience'],
    ['¿cómo me llamas?', 'callMe'],
    ['¿sabes cocinar?', 'yourAbility'],
    ['¿crees en la suerte?', 'askYou'],
    ['podrías contarme algo gracioso', 'stock.joke'],
    ['el picnic se ha aplazado al domingo', 'planMoved'],
    ['me equivoqué, es a las tres', 'correction'],
    ['nos hemos reconciliado', 'goodNews'],
    ['tienes razón', 'listen'],
  ],
  pt: [
    ['o que você faz o dia todo?', 'yourDay'],
    ['você vai se cansar de mim?', 'yourPatience'],
    ['como você me chama?', 'callMe'],
    ['você sabe cozinhar?', 'yourAbility'],
    ['você acredita em sorte?', 'askYou'],
    ['você poderia contar algo engraçado', 'stock.joke'],
    ['o piquenique foi adiado para domingo', 'planMoved'],
    ['me enganei, é às três', 'correction'],
    ['fizemos as pazes', 'goodNews'],
    ['você tem razão', 'listen'],
  ],
}

describe.each(Object.keys(answered) as Language[])('in %s', (language) => {
  test.each(answered[language].map((row) => [...row]))('“%s” is answered as %s', (text, intent) => {
    expect(talkTo(language, [text]).intent).toBe(intent)
  })
})

test('the new day is named only where no other stands beside it', () => {
  expect(talkTo('en', ['the picnic got moved to Sunday']).text).toContain('Sunday')
  expect(talkTo('en', ['the picnic got moved to Sunday instead of Friday']).text).not.toMatch(
    /Sunday|Friday/,
  )
})

test('good news and what was told beside it are both taken up', () => {
  const told = [{ subject: 'user', attribute: 'name', value: '小雨' }] as const
  const { text, intent } = talkTo('zh', ['我升职了，叫我小雨就行'], { told })
  expect(intent).toBe('goodNews')
  expect(text).toContain('小雨')
})
