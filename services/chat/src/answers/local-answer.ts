import { composeReply } from '@lumen/companion-engine/reply'
import type { Clock } from '@lumen/runtime/clock'
import { localMoment } from '../domain/local-moment.ts'
import { excerptsOf } from '../domain/used-memories.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { pacedWords } from './paced-words.ts'

export const localModel = 'local/companion'

/** The offline companion's answer: composed at once, told word by word. */
export async function* localAnswer(
  request: AnswerRequest,
  options: { clock: Clock; pauseMs: number },
): Answer {
  const { companion, turns } = request
  const { traits, ...scores } = companion.personality
  const recalled = [...request.memories, ...request.facts]
  const reply = composeReply({
    language: request.language,
    persona: {
      name: companion.name,
      mood: companion.mood,
      traits,
      scores,
      backstory: companion.backstory,
    },
    memories: recalled.map(({ id, text, score }) => ({ id, content: text, score })),
    history: turns.slice(0, -1).map(({ from, text }) => ({ role: from, text })),
    text: turns.at(-1)?.text ?? '',
    seed: request.seed,
    now: localMoment(options.clock.now(), request.timeZone),
    ...(request.instruction !== null && { instruction: request.instruction }),
  })
  request.note({
    provider: 'local',
    model: localModel,
    emotion: reply.emotion,
    usedMemories: excerptsOf(recalled.filter(({ id }) => reply.usedMemoryIds.includes(id))),
  })
  yield* pacedWords(reply.text, {
    language: request.language,
    pauseMs: options.pauseMs,
    signal: request.signal,
  })
}
