import type { Language } from '@lumen/contracts/languages'
import { chooseAnswer } from '@lumen/understanding/answer'
import { expect, test } from 'vitest'
import { understanding } from '../understanding.ts'
import { askedFact } from './asked-fact.ts'

/** What is known of a question after these messages. */
function known(language: Language, ...lines: string[]): string | null {
  const said = lines.slice(0, -1).map((text, position) => ({
    messageId: `m${position}`,
    text,
    position,
    language,
    saidAt: new Date(Date.UTC(2026, 3, 1, 9, position)),
  }))
  const { clauses, names } = understanding.readTalk(said)
  const context = { language, companionName: 'Mira', names, before: said.at(-1)?.text ?? null }
  const question = understanding.readUserQuestion(lines.at(-1)!, context)!
  const answer = chooseAnswer(question, clauses)
  if (answer.kind !== 'quotations') return null
  const asked = question.tokens.map(({ token }) => token)
  return askedFact(answer.quotations[0]!, said, asked, language)
}

test.each<[Language, ...string[]]>([
  ['zh', '我养了一只橘猫叫橘子，三岁了', '我的猫叫什么名字？', '你的橘猫叫橘子'],
  ['zh', '我住在杭州，做插画的', '我住在哪里？', '你住在杭州'],
  ['zh', '我姐姐叫小雨，我叫林晓', '还记得我叫什么吗？', '你叫林晓'],
  [
    'en',
    'I have a ginger cat called Mango',
    'What is my cat called?',
    'Your ginger cat is called Mango',
  ],
  ['en', 'I live in Leeds and I love it', 'Where do I live?', 'You live in Leeds'],
  ['ja', 'ミカンという猫を飼っています', '猫の名前、覚えてる？', '猫の名前はミカン'],
  ['ko', '저는 민지라고 해요', '제 이름 기억해요?', '당신의 이름은 민지'],
  ['de', 'Ich habe einen Hund namens Rex', 'Wie heißt mein Hund?', 'Dein Hund heißt Rex'],
  ['fr', 'J’habite à Lyon', 'Où est-ce que j’habite ?', 'Tu habites à Lyon'],
  [
    'es',
    'Tengo un perro que se llama Rocky',
    '¿Cómo se llama mi perro?',
    'Tu perro se llama Rocky',
  ],
  ['pt', 'Moro em Recife', 'Onde eu moro?', 'Você mora em Recife'],
])('%s: %s %s %s', (language, ...lines) => {
  expect(known(language, ...lines.slice(0, -1))).toBe(lines.at(-1))
})

test('what tells no single fact of what is asked is left to the user’s words', () => {
  expect(known('en', 'My father used to sing in the kitchen', 'Where did my father sing?')).toBe(
    null,
  )
  expect(known('en', 'My name is Ada and my cat is Mango', 'What is my sister called?')).toBe(null)
  expect(known('en', 'I work as a welder', 'What do I do for work?')).toBe(null)
})
