import { subjects } from '@lumen/contracts/bus'
import type { ModelsState } from '@lumen/contracts/models/schema'
import type { ModelsContext } from '../context.ts'
import { bumpRevision } from '../store/settings.ts'
import { readState } from './read-state.ts'

/**
 * Tells every process and page what changed since they were told last; nothing when nothing did. One
 * after the other: what was read first is told first.
 */
export function tellChange(context: ModelsContext): Promise<ModelsState> {
  const { known } = context
  known.telling = tellAfter(known.telling, context)
  return known.telling
}

async function tellAfter(
  before: ModelsContext['known']['telling'],
  context: ModelsContext,
): Promise<ModelsState> {
  await before?.catch(() => {}) // told to whoever asked for it
  return tell(context)
}

async function tell(context: ModelsContext): Promise<ModelsState> {
  const { db, bus, known, log } = context
  const { revision, ...state } = await readState(context)
  const now = JSON.stringify(state)
  if (now === known.told) return { revision, ...state }
  const told: ModelsState = { ...state, revision: await bumpRevision(db) }
  known.told = now
  bus.broadcast(subjects.modelsChanged, told)
  const { answering } = told
  log.info(
    { revision: told.revision, answers: answering?.kind ?? 'local', model: answering?.model },
    'who answers, and what may be chosen',
  )
  return told
}
