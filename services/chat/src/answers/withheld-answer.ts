import { openContentRoom } from '@lumen/content/content-room'
import { languages, type Language } from '@lumen/contracts/languages'
import { Type } from 'typebox'
import type { Answer, AnswerRequest } from './answer.ts'
import { pacedWords } from './paced-words.ts'

const Withheld = Type.Object(
  { text: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
)
const room = openContentRoom('chat')
const texts = new Map<Language, string>(
  languages.map((language) => [language, room(language, 'withheld', Withheld).text]),
)

export const withheldModel = 'local/withheld'

/** Says that the model's provider gave no answer to this, and that it is not the user's fault. */
export async function* withheldAnswer(
  request: AnswerRequest,
  { pauseMs }: { pauseMs: number },
): Answer {
  const { spoken: language, signal } = request
  request.note({ provider: 'local', model: withheldModel, fallback: true, emotion: 'apologetic' })
  yield* pacedWords(texts.get(language) ?? '', { language, pauseMs, signal })
}
