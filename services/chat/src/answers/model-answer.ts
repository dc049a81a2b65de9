import type { ChatEnd, ChatImage, ChatTurn } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'
import type { ModerationProvider } from '@lumen/ai/moderation'
import type { OutputReason } from '@lumen/safety/output-guard'
import type { Logger } from '@lumen/runtime/logger'
import { drawingOf } from '../domain/change-generation.ts'
import { createNameLabelFilter, type NameLabelFilter } from '../domain/name-label.ts'
import {
  createMarkFilter,
  readMarks,
  readNotes,
  withoutMarks,
  type MarkFilter,
} from '../domain/plays/marks.ts'
import { createOutputGate, type GateResult, type OutputGate } from '../domain/output-gate.ts'
import { picturesToShow } from '../domain/prompt.ts'
import { measureSpeed } from '../domain/reply-speed.ts'
import { excerptsOf } from '../domain/used-memories.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import {
  fittingPrompt,
  learnRefused,
  turnsShown,
  writePrompt,
  type PromptOptions,
} from './fitting-prompt.ts'

/** A model wrote what must not be shown; `kept` is the beginning that may stay. */
export class RefusedOutput extends Error {
  override readonly name = 'RefusedOutput'
  readonly reason: OutputReason | 'flagged'
  readonly kept: string
  readonly by: 'floor' | 'provider'

  constructor(
    reason: OutputReason | 'flagged',
    kept: string,
    by: 'floor' | 'provider' = 'provider',
  ) {
    super(`the model's text was refused: ${reason}`)
    this.reason = reason
    this.kept = kept
    this.by = by
  }
}

/** The provider withheld all of an answer. */
export class WithheldOutput extends Error {
  override readonly name = 'WithheldOutput'

  constructor() {
    super('the provider withheld its answer')
  }
}

type Options = Omit<PromptOptions, 'images'> & {
  moderation: ModerationProvider | null
  log: Logger
}

/**
 * A model's answer as it comes. One that refuses to be shown pictures is asked once more and told of
 * them only. Throws `ModelFailure`, `RefusedOutput` for what does harm, and `WithheldOutput`.
 */
export async function* modelAnswer(request: AnswerRequest, options: Options): Answer {
  const images = options.model.sees
    ? await imagesOf(request, options)
    : new Map<string, ChatImage>()
  if (images.size === 0) return yield* answerSeeing(request, { ...options, images })
  let begun = false
  try {
    for await (const piece of answerSeeing(request, { ...options, images })) {
      begun = true
      yield piece
    }
  } catch (error) {
    if (begun || !mayBeBlind(error)) throw error
    const { requestId } = request
    options.log.warn({ err: error, requestId }, 'a model is told of pictures that it does not take')
    yield* answerSeeing(request, { ...options, images: new Map() })
  }
}

/** Servers refuse pictures with 400, 404 or 500 where their model does not take any. */
const mayBeBlind = (error: unknown): boolean =>
  error instanceof ModelFailure && (error.code === 'refused' || error.code === 'unavailable')

/** The newest pictures of the talk; one that cannot be had is only told of. */
async function imagesOf(request: AnswerRequest, options: Options): Promise<Map<string, ChatImage>> {
  const ids = picturesToShow(turnsShown(request, options))
  const images = await Promise.all(ids.map((id) => request.picture(id)))
  return new Map(
    ids.flatMap((id, index) => {
      const image = images[index] ?? null
      return image === null ? [] : [[id, image] as const]
    }),
  )
}

async function* answerSeeing(request: AnswerRequest, options: Options & PromptOptions): Answer {
  const { provider } = options.model
  request.note({
    provider: provider.name,
    model: provider.model,
    usedMemories: excerptsOf([...request.memories, ...request.facts]),
  })
  const gate = createOutputGate(request.care !== null)
  const label = createNameLabelFilter(request.companion.name)
  const marks = request.scene === null ? null : createMarkFilter()
  const measure = measureSpeed()
  const reply = streamFitting(request, options)
  let text = ''
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done === true) {
        measure.end(next.value)
        if (text === '' && next.value.finish === 'content_filter') throw new WithheldOutput()
        noteEnd(request, next.value, text)
        break
      }
      measure.piece(next.value)
      text += next.value
      yield* shown(gate.push(label.push(marks?.push(next.value) ?? next.value)))
    }
  } catch (error) {
    // What the gate still held belongs to the partial text.
    if (!(error instanceof RefusedOutput)) yield* held(gate, label, marks)
    throw error
  } finally {
    await reply.return({ finish: 'stop', model: provider.model, usage: null })
    const speed = measure.speed()
    if (speed !== null) request.note({ speed })
  }
  yield* held(gate, label, marks)
  await checkWhole(request, options.moderation, text)
}

/** The model's text; a prompt that its server refuses as too long is put once more, in fewer turns. */
async function* streamFitting(
  request: AnswerRequest,
  options: PromptOptions,
): AsyncGenerator<string, ChatEnd, void> {
  const { signal, requestId, onStage, generation } = request
  const { model } = options
  const drawing = drawingOf(generation, model)
  const ask = (turns: ChatTurn[]) =>
    model.provider.stream({ turns, ...drawing, signal, requestId, onStage })
  const turns = await fittingPrompt(request, options)
  try {
    return yield* ask(turns)
  } catch (error) {
    const again = error instanceof ModelFailure && error.tooLong && !error.afterFirstToken
    if (!again) throw error
    await learnRefused(request, options, turns)
  }
  return yield* ask(writePrompt(request, options))
}

/** The provider's moderation reads the whole text; without its verdict our own guard has to do. */
async function checkWhole(
  request: AnswerRequest,
  moderation: ModerationProvider | null,
  text: string,
): Promise<void> {
  if (moderation === null || text === '') return
  const verdict = await moderation.check(text, request.signal, request.requestId).catch(() => null) // logged by the provider
  if (verdict === null || !verdict.flagged) return
  if (verdict.selfHarm) throw new RefusedOutput('encourages-self-harm', '')
  const ofMinors = verdict.categories.includes('sexual/minors')
  throw new RefusedOutput(ofMinors ? 'sexualises-minors' : 'flagged', '')
}

/** Who wrote it, whether it is whole, and what of it was an answer. */
function noteEnd(request: AnswerRequest, end: ChatEnd, text: string): void {
  const cuts = { stop: null, length: 'length', content_filter: 'withheld' } as const
  const cut = cuts[end.finish]
  const answered = text.slice(end.thoughtLength ?? 0)
  const objectivesMet = readMarks(answered, request.scene?.open ?? [])
  const noted = request.scene?.notes === true ? readNotes(answered) : []
  request.note({
    model: end.model,
    ...(cut !== null && { cut }),
    ...(objectivesMet.length > 0 && { objectivesMet }),
    ...(noted.length > 0 && { noted }),
  })
  if (end.thoughtLength === undefined) return
  const label = createNameLabelFilter(request.companion.name)
  const said = text.slice(end.thoughtLength)
  const answer = label.push(request.scene === null ? said : withoutMarks(said)) + label.end()
  request.rewrite((request.continueFrom ?? '') + answer)
}

/** What still waited for more. */
function* held(
  gate: OutputGate,
  label: NameLabelFilter,
  marks: MarkFilter | null,
): Generator<string, void, void> {
  yield* shown(gate.push(label.push(marks?.end() ?? '') + label.end()))
  yield* shown(gate.end())
}

function* shown(result: GateResult): Generator<string, void, void> {
  if ('refused' in result) throw new RefusedOutput(result.refused, result.kept, 'floor')
  if (result.show !== '') yield result.show
}
