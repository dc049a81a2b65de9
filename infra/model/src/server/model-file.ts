import { stat } from 'node:fs/promises'
import { ModelError } from '../model-error.ts'
import type { GgufFileInfo, LlamaLibrary } from './llama.ts'

/** What a model's file says of itself. */
export type ModelFile = { bytes: number; info: GgufFileInfo }

/**
 * Reads the head of a file and sees whether the rest can be there.
 *
 * @throws ModelError where it is no model or only half of one
 */
export async function readModelFile(library: LlamaLibrary, path: string): Promise<ModelFile> {
  const { size } = await stat(path)
  const info = await library
    .readGgufFileInfo(path, {
      sourceType: 'filesystem',
      logWarnings: false,
      // Long lists, of which nothing is needed here.
      ignoreKeys: ['tokenizer.ggml.tokens', 'tokenizer.ggml.scores', 'tokenizer.ggml.merges'],
    })
    .catch((error: unknown) => {
      throw new ModelError(
        'not_a_model',
        `${path} is no model in the format GGUF (${error instanceof Error ? error.message : String(error)})`,
        { cause: error },
      )
    })
  // Offsets are counted from the end of the head; the last tensor lies behind its own.
  const last = Math.max(0, ...(info.tensorInfo ?? []).map(({ offset }) => Number(offset)))
  if ((info.infoEndOffset ?? 0) + last >= size)
    throw new ModelError(
      'not_whole',
      `${path} is not whole: remove it and fetch it again (npm run model -- get)`,
    )
  return { bytes: size, info }
}
