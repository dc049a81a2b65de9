import { crisisFollowUp, crisisReply } from '@lumen/safety/crisis-reply'
import { crisisResources } from '@lumen/safety/resources'
import type { Answer, AnswerRequest } from './answer.ts'
import type { Answering } from './compose-answer.ts'
import { pacedWords } from './paced-words.ts'

const help = ({ helpLines }: Answering, { language, region }: AnswerRequest) =>
  crisisResources(language, region, helpLines)

const spoken = (text: string, { pauseMs }: Answering, { language, signal }: AnswerRequest) =>
  pacedWords(text, { language, pauseMs, signal })

/** The fixed reply of the crisis floor, with the help lines of the user's region first. */
export async function* crisisAnswer(
  answering: Answering,
  request: AnswerRequest,
  crisis: 'crisis' | 'third_party',
): Answer {
  request.note({ provider: 'safety', model: 'safety/crisis', emotion: 'caring', crisis })
  const { text } = crisisReply(crisis, request.language, help(answering, request))
  yield* spoken(text, answering, request)
}

/** What follows in a talk in which a crisis was stated lately: nothing playful. */
export async function* followUpAnswer(answering: Answering, request: AnswerRequest): Answer {
  request.note({ provider: 'safety', model: 'safety/follow-up', emotion: 'caring' })
  const turn = request.turns.filter(({ from }) => from === 'user').length
  const { text } = crisisFollowUp(request.language, turn, help(answering, request))
  yield* spoken(text, answering, request)
}
