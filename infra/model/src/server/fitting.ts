import { ModelError } from '../model-error.ts'
import { sizeInWords } from '../size-in-words.ts'
import type { LlamaLibrary } from './llama.ts'
import { availableMemory, bytesPerToken, fittingContext } from './memory.ts'
import { readModelFile } from './model-file.ts'
import type { ServedFile, ServerSettings } from './settings.ts'

/** For programs that want the least, a model without its prompt takes this much more. */
const besideBytes = 100_000_000
/** Of what a refusal names. */
const usualContext = 4_096

/**
 * How many tokens a talk may hold, and whether the model for embeddings has room beside it.
 *
 * @param contextSize at most; null: as many as fit
 * @throws ModelError where the file is no model, or would drive the machine into swapping
 */
export async function fitting(
  library: LlamaLibrary,
  { slots }: Pick<ServerSettings, 'slots'>,
  files: { chat: ServedFile | null; embedding: ServedFile | null },
  contextSize: number | null,
): Promise<{ contextSize: number | null; embedding: ServedFile | null }> {
  const beside = files.embedding && (await readModelFile(library, files.embedding.path))
  const besideTakes = beside === null ? 0 : beside.bytes + besideBytes
  const freeBytes = availableMemory()
  if (files.chat === null) return { contextSize: null, embedding: files.embedding }
  const { info, bytes } = await readModelFile(library, files.chat.path)
  const trained = info.architectureMetadata.context_length ?? usualContext
  const most = Math.min(trained, contextSize ?? Infinity)
  const tokenBytes = bytesPerToken(info)
  // Background work has a context of its own.
  const wanted = { fileBytes: bytes, tokenBytes, slots: slots + 1, trained: most }
  const both = fittingContext({ ...wanted, freeBytes: freeBytes - besideTakes })
  if (both !== null) return { contextSize: Math.min(both, trained), embedding: files.embedding }
  const alone = fittingContext({ ...wanted, freeBytes })
  if (alone !== null) return { contextSize: Math.min(alone, trained), embedding: null }
  throw new ModelError(
    'memory_short',
    `${files.chat.name} does not fit into memory: it needs about ` +
      `${sizeInWords(bytes + tokenBytes * usualContext + 5e8)} and ${sizeInWords(freeBytes)} are free. ` +
      'Close other programs, or take a smaller model (npm run model).',
  )
}
