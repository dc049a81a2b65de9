import type { Bus } from '@lumen/bus/connect'
import { chatChoiceRequests } from '@lumen/contracts/chat/choice-bus'
import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { Logger } from '@lumen/runtime/logger'
import type { OwnerRef } from '../store/conversations.ts'

/** The model that is to hear a talk; null: whoever answers; `unknown`: chat does not say, so none is. */
export async function readModelChoice(
  bus: Pick<Bus, 'request'>,
  log: Logger,
  { userId, companionId }: OwnerRef,
): Promise<ModelChoice | null | 'unknown'> {
  try {
    const asked = { userId, companionId }
    return (await bus.request(chatChoiceRequests, 'chat.read-model-choice', asked)).choice
  } catch (error) {
    log.warn({ err: error, companionId }, 'it is not known which model may read this talk')
    return 'unknown'
  }
}
