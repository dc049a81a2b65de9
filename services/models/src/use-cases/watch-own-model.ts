import { readOwnModel } from '../adapters/own-model.ts'
import type { ModelsContext } from '../context.ts'
import { tellChange } from './tell-change.ts'

/** Looks what the model server of this machine runs, and tells what changed. */
export async function watchOwnModel(context: ModelsContext): Promise<void> {
  const { own } = context.config.ai
  if (own === null) return
  const reading = await readOwnModel(own)
  // One that computes may be slow to say so.
  if (reading === 'silent' || JSON.stringify(reading) === JSON.stringify(context.known.own)) return
  context.known.own = reading
  await tellChange(context)
}
