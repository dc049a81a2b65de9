import { modelTextsOf } from '../texts.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { pacedWords } from './paced-words.ts'

export const withheldModel = 'local/withheld'

/** Says that the model's provider gave no answer to this, and that it is not the user's fault. */
export async function* withheldAnswer(
  request: AnswerRequest,
  { pauseMs }: { pauseMs: number },
): Answer {
  const { spoken: language, signal } = request
  request.note({ provider: 'local', model: withheldModel, fallback: true, emotion: 'apologetic' })
  yield* pacedWords(modelTextsOf(language).withheld, { language, pauseMs, signal })
}
