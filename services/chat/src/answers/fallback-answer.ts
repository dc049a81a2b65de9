import { pickBySeed } from '@lumen/language/seed'
import type { Clock } from '@lumen/runtime/clock'
import { modelTextsOf } from '../texts.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import type { CrisisOptions } from './crisis-answer.ts'
import { localAnswer } from './local-answer.ts'
import { pictureLine } from './picture-line.ts'
import { pacedWords } from './paced-words.ts'

export const fallbackModel = 'local/plain'

/**
 * In place of a model that cannot be reached. In a talk that it led nobody puts on its voice: that it
 * is away is said once, what the user told is still quoted, and all else gets a plain line. Elsewhere,
 * and while care goes on, the local companion answers as always.
 */
export async function* fallbackAnswer(
  request: AnswerRequest,
  options: CrisisOptions & { clock: Clock },
): Answer {
  request.note({ fallback: true })
  if (request.modelled === 'never' || request.care !== null || request.reminder !== null)
    return yield* localAnswer(request, options)
  const told = await request.told()
  const { spoken: language, signal, seed, turns } = request
  const { away, plain } = modelTextsOf(language)
  const say = (text: string) => pacedWords(text, { language, pauseMs: options.pauseMs, signal })
  if (request.modelled === 'lately') yield* say(`${away}\n\n`)
  if (told.kind === 'quotations')
    return yield* localAnswer({ ...request, told: () => Promise.resolve(told) }, options)
  request.note({ provider: 'local', model: fallbackModel, emotion: 'calm' })
  const last = turns.findLast(({ from }) => from === 'companion')?.text ?? ''
  if (turns.at(-1)?.pictures !== undefined) return yield* say(pictureLine(request, false))
  const fresh = plain.filter((line) => !last.includes(line))
  yield* say(pickBySeed(fresh, seed) ?? '')
}
