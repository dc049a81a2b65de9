import type { Language } from '@lumen/contracts/languages'
import { crisisFollowUp, crisisReply } from '@lumen/safety/crisis-reply'
import { outputInstead, type OutputReason } from '@lumen/safety/output-guard'
import { crisisResources, type ResourceTable } from '@lumen/safety/resources'
import { saidBefore } from '../domain/fixed-texts.ts'
import { modelTextsOf } from '../texts.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { pacedWords } from './paced-words.ts'

export type CrisisOptions = {
  /** Where people in a crisis are sent, in every language. */
  helpLines: ResourceTable
  /** Pause between the words of an answer that no model writes. */
  pauseMs: number
}

/** The tone of every fixed text, and of what is said while care goes on. */
export const caringTone = 'caring'
export const crisisModel = 'safety/crisis'
export const followUpModel = 'safety/follow-up'

/** The fixed reply to a stated crisis, with the help lines of the user's region. */
export async function* crisisAnswer(
  request: AnswerRequest,
  options: CrisisOptions,
  stated: { label: 'crisis' | 'third_party'; form: 'direct' | 'indirect'; language: Language },
): Answer {
  const { label, form: crisisForm, language } = stated
  const resources = crisisResources(language, request.region, options.helpLines)
  request.note({
    provider: 'safety',
    model: crisisModel,
    emotion: caringTone,
    crisis: label,
    crisisForm,
    language,
  })
  const said = saidBefore(request.fixedTexts, label)
  const { text } = crisisReply(label, language, resources, said)
  // Help lines stand at its end: nobody should wait for them.
  yield* pacedWords(text, { language, pauseMs: options.pauseMs / 4, signal: request.signal })
}

/** A fixed text while care goes on, in place of an answer that would not fit. */
export async function* followUpAnswer(request: AnswerRequest, options: CrisisOptions): Answer {
  const text = followUpText(request, options)
  request.note({ provider: 'safety', model: followUpModel, emotion: caringTone })
  const { spoken: language, signal } = request
  yield* pacedWords(text, { language, pauseMs: options.pauseMs, signal })
}

/**
 * What is said in place of a model's text that does harm, after the part of it that may stay: the
 * texts of a crisis where it was about self-harm, a plain word where it was not.
 *
 * @param reason `flagged`: by the provider's moderation, for something that our own guard does not know
 */
export function replaceHarm(
  request: AnswerRequest,
  options: CrisisOptions,
  { reason, kept }: { reason: OutputReason | 'flagged'; kept: string },
): void {
  const text =
    reason === 'flagged'
      ? modelTextsOf(request.spoken).takenBack
      : (outputInstead(reason, request.spoken) ?? followUpText(request, options))
  request.note({ provider: 'safety', model: followUpModel, emotion: caringTone })
  request.rewrite(kept === '' ? text : `${kept}\n\n${text}`)
}

function followUpText(request: AnswerRequest, options: CrisisOptions): string {
  const resources = crisisResources(request.spoken, request.region, options.helpLines)
  const said = saidBefore(request.fixedTexts, 'follow-up')
  return crisisFollowUp(request.spoken, said, resources).text
}
