import type { Language } from '@lumen/contracts/languages'
import { crisisFollowUp, crisisReply } from '@lumen/safety/crisis-reply'
import { crisisResources, type ResourceTable } from '@lumen/safety/resources'
import type { Answer, AnswerRequest } from './answer.ts'
import { pacedWords } from './paced-words.ts'

export type CrisisOptions = {
  /** Where people in a crisis are sent, in every language. */
  helpLines: ResourceTable
  /** Pause between the words of an answer that no model writes. */
  pauseMs: number
}

/** The tone of every fixed text. */
const tone = 'caring'
export const crisisModel = 'safety/crisis'
export const followUpModel = 'safety/follow-up'

/** The fixed reply to a stated crisis, with the help lines of the user's region. */
export async function* crisisAnswer(
  request: AnswerRequest,
  options: CrisisOptions,
  label: 'crisis' | 'third_party',
  language: Language,
): Answer {
  const resources = crisisResources(language, request.region, options.helpLines)
  request.note({ provider: 'safety', model: crisisModel, emotion: tone, crisis: label, language })
  const { text } = crisisReply(label, language, resources)
  // Help lines stand at its end: nobody should wait for them.
  yield* pacedWords(text, { language, pauseMs: options.pauseMs / 4, signal: request.signal })
}

/** A fixed text for the messages after a crisis. */
export async function* followUpAnswer(
  request: AnswerRequest,
  options: CrisisOptions,
  turn: number,
): Answer {
  const { spoken: language } = request
  const resources = crisisResources(language, request.region, options.helpLines)
  request.note({ provider: 'safety', model: followUpModel, emotion: tone })
  const { text } = crisisFollowUp(language, turn, resources)
  yield* pacedWords(text, { language, pauseMs: options.pauseMs, signal: request.signal })
}
