import { composeReply } from '@lumen/companion-engine/reply'
import type { Clock } from '@lumen/runtime/clock'
import { needsFixedText } from '../domain/after-crisis.ts'
import { companionReading } from '../domain/companion-reading.ts'
import { localMoment } from '../domain/local-moment.ts'
import { excerptsOf } from '../domain/used-memories.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { caringTone, followUpAnswer, type CrisisOptions } from './crisis-answer.ts'
import { pacedWords } from './paced-words.ts'

export const localModel = 'local/companion'

/** The offline companion's answer: composed at once, told word by word. Serious while care goes on. */
export async function* localAnswer(
  request: AnswerRequest,
  options: CrisisOptions & { clock: Clock },
): Answer {
  const { care } = request
  // A turn may be the companion's own words, which tell nothing about the user.
  const memories = request.memories.filter(({ kind }) => kind !== 'turn')
  const recalled = [...memories, ...request.facts]
  const reply = compose(request, memories, options.clock)
  if (needsFixedText(request, reply)) return yield* followUpAnswer(request, options)
  request.note({
    provider: 'local',
    model: localModel,
    emotion: care === null ? reply.emotion : caringTone,
    usedMemories: excerptsOf(recalled.filter(({ id }) => reply.usedMemoryIds.includes(id))),
  })
  yield* pacedWords(reply.text, {
    language: request.spoken,
    pauseMs: options.pauseMs,
    signal: request.signal,
  })
}

function compose(request: AnswerRequest, memories: AnswerRequest['memories'], clock: Clock) {
  const { companion, instruction, care } = request
  // It would take notes for words of the user.
  const turns = companionReading(request.turns.filter(({ note }) => note !== true))
  const { traits, ...scores } = companion.personality
  return composeReply({
    language: request.language,
    persona: {
      name: companion.name,
      mood: care === null ? companion.mood : caringTone,
      traits: care === null ? traits : [],
      scores: care === null ? scores : { ...scores, humor: 0 },
      backstory: companion.backstory,
    },
    memories: memories.map(({ id, text, score }) => ({ id, content: text, score })),
    chartFacts: request.facts,
    history: turns.slice(0, -1).map(({ from, text }) => ({ role: from, text })),
    text: turns.at(-1)?.text ?? '',
    seed: request.seed,
    now: localMoment(clock.now(), request.timeZone),
    ...(instruction !== null && { instruction }),
  })
}
