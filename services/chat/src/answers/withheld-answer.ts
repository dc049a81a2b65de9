import { openRoom } from '@lumen/content/open-room'
import { languages, type Language } from '@lumen/contracts/languages'
import { chatRoom } from '../content.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { pacedWords } from './paced-words.ts'

const contentOf = openRoom(chatRoom)
const texts = new Map<Language, string>(
  languages.map((language) => [language, contentOf(language).withheld.text]),
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
