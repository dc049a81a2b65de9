import type { Answering } from '@lumen/contracts/models/schema'
import { AppError } from '@lumen/http/app-error'
import type { ModelsContext } from '../context.ts'
import type { Choice } from '../domain/who-answers.ts'
import { setChoice } from '../store/settings.ts'
import { readState } from './read-state.ts'
import { tellChange } from './tell-change.ts'

/** Says who answers, before the usual order. Errors: `not_found` when no such model may be chosen. */
export async function chooseAnswering(
  context: ModelsContext,
  choice: Choice,
  userId: string,
): Promise<{ answering: Answering | null }> {
  if (choice !== null && choice !== 'offline') {
    const { providers } = await readState(context)
    const provider = providers.find(({ id }) => id === choice.providerId)
    if (!provider?.offers.some(({ name }) => name === choice.model))
      throw new AppError('not_found', 'There is no such model to choose')
  }
  await setChoice(context.db, choice, { userId, at: context.clock.now() })
  const { answering } = await tellChange(context)
  return { answering }
}
