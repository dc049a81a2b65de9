import type { ChatImage, ChatTurn } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'
import { estimateTokens } from '@lumen/ai/tokens'
import type { Clock } from '@lumen/runtime/clock'
import type { ChatModel } from '@lumen/service/models'
import { pictureNote } from '../domain/picture-note.ts'
import { buildPrompt, shownTurns } from '../domain/prompt.ts'
import { promptRoom, type PromptRoom } from '../domain/prompt-room.ts'
import type { Turn } from '../domain/recent-turns.ts'
import type { TokenRatios } from '../domain/token-ratios.ts'
import { mediaNotesOf } from '../texts.ts'
import type { AnswerRequest } from './answer.ts'
import { reminderLine } from './reminder-line.ts'

export type PromptOptions = {
  model: ChatModel
  clock: Clock
  memoryTokens: number
  summaryTokens: number
  ratios: TokenRatios
  /** Pictures that are shown, by their ids; others are told of. */
  images: ReadonlyMap<string, ChatImage>
}
type Room = Omit<PromptOptions, 'images'>

/** What a server adds to each turn. */
const turnTokens = 4
/** From this share of the room on an estimate is not enough. */
const sureShare = 0.5
/** A prompt that was refused without its length being known is made so much shorter. */
const shortened = 1.6

const estimateOf = (turns: readonly ChatTurn[]): number =>
  turns.reduce((sum, { content }) => sum + estimateTokens(content) + turnTokens, 0)

/** What a model's tokens are learnt under. */
export const ratioName = ({ providerId, model }: ChatModel): string => `${providerId} ${model}`

const roomOf = (options: Room): PromptRoom =>
  promptRoom(options.model, options, options.ratios.of(ratioName(options.model)))

/** The turns that the model has room for now. */
export const turnsShown = (request: AnswerRequest, options: Room): Turn[] =>
  shownTurns({ ...request, ...roomOf(options) })

/** The prompt of a reply, in as many turns as the model has room for now. */
export function writePrompt(request: AnswerRequest, options: PromptOptions): ChatTurn[] {
  const { picture: notes } = mediaNotesOf(request.spoken)
  const { reminder, spoken, seed } = request
  return buildPrompt({
    ...request,
    reminder: reminder === null ? null : reminderLine(reminder, spoken, seed),
    ...roomOf(options),
    shown: turnsShown(request, options),
    crisisRecent: request.care !== null,
    now: options.clock.now(),
    images: options.images,
    pictureNote: (picture, place) => pictureNote(picture, place, request.spoken, notes),
  })
}

/**
 * The prompt, counted by its server where that can and an estimate is not enough; one that is too
 * long is written again with fewer turns.
 */
export async function fittingPrompt(
  request: AnswerRequest,
  options: PromptOptions,
): Promise<ChatTurn[]> {
  const { model, ratios } = options
  const turns = writePrompt(request, options)
  const room = model.contextTokens - model.replyTokens
  const estimated = estimateOf(turns)
  if (estimated * ratios.of(ratioName(model)) < room * sureShare) return turns
  const counted = await count(request, model, turns)
  if (counted === null || counted <= room) return turns
  ratios.learn(ratioName(model), counted, estimated)
  return writePrompt(request, options)
}

/** Notes that a server refused this prompt as too long; the next one is shorter. */
export async function learnRefused(
  request: AnswerRequest,
  { model, ratios }: PromptOptions,
  turns: readonly ChatTurn[],
): Promise<void> {
  const name = ratioName(model)
  const estimated = estimateOf(turns)
  const counted = await count(request, model, turns)
  ratios.learn(name, counted ?? estimated * ratios.of(name) * shortened, estimated)
}

/** null: the server does not say, or not in time. */
async function count(
  { signal, requestId }: AnswerRequest,
  { provider }: ChatModel,
  turns: readonly ChatTurn[],
): Promise<number | null> {
  try {
    return (await provider.countTokens?.({ turns, signal, requestId })) ?? null
  } catch (error) {
    if (error instanceof ModelFailure && error.code !== 'aborted') return null
    throw error
  }
}
