import { totalmem } from 'node:os'
import { readCatalogue, type CatalogueModel, type LlamaModel } from './catalogue.ts'
import { ModelError } from './model-error.ts'

/** Whether a model runs well on a machine with this memory (bytes), just so, or not. */
export function fitOf(
  { memory }: Pick<CatalogueModel, 'memory'>,
  totalBytes = totalmem(),
): 'well' | 'just' | 'no' {
  const total = totalBytes / 1e9
  if (memory <= total * 0.7) return 'well'
  return memory <= total * 0.9 ? 'just' : 'no'
}

/**
 * The catalogue's suggestion for this machine: the suggested one, else the largest that fits.
 *
 * @throws ModelError where none fits
 */
export function suggestedModel(totalBytes = totalmem()): CatalogueModel {
  const chats = readCatalogue().models.filter((model): model is LlamaModel => model.kind === 'chat')
  const fitting = chats.filter((model) => fitOf(model, totalBytes) !== 'no')
  const suggested = fitting.find((model) => model.suggested === true)
  const found = suggested ?? fitting.toSorted((a, b) => b.memory - a.memory)[0]
  if (found === undefined)
    throw new ModelError(
      'memory_short',
      `No model of the catalogue fits into ${(totalBytes / 1e9).toFixed(1)} GB of memory`,
    )
  return found
}

/** The model for embeddings that can stand beside a chat model of this memory (GB); null: none fits. */
export function besideModel(memory: number, totalBytes = totalmem()): CatalogueModel | null {
  const beside = readCatalogue().models.filter(({ kind }) => kind === 'embedding')
  return (
    beside.find((model) => fitOf({ memory: memory + model.memory }, totalBytes) !== 'no') ?? null
  )
}
