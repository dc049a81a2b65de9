import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { openModelHost, type ModelHost } from '@lumen/model/host/model-host'
import { llamaRuntime, runtimeFolder } from '@lumen/model/runtime'
import { startMirror } from '@lumen/model/test-support/mirror'
import { testRuntime } from '@lumen/model/test-support/test-runtime'
import { writeTinyModel } from '@lumen/model/test-support/tiny-model'

/** What runs models for a product, and beside it a hub that has the smallest of them all under any name. */
export async function openOwnModels(
  folder: string,
  report: (line: string) => void,
): Promise<{ host: ModelHost; close(): Promise<void> }> {
  const dir = join(folder, 'models')
  const file = join(folder, 'tiny.gguf')
  await mkdir(dir)
  await symlink(await testRuntime(), runtimeFolder(dir, llamaRuntime))
  await writeTinyModel(file)
  const mirror = await startMirror(await readFile(file))
  mirror.allow(Infinity)
  const env = { LUMEN_MODEL_DIR: dir, LUMEN_MODEL_HUBS: mirror.url, LUMEN_MODEL_GPU: 'off' }
  const host = await openModelHost({ env, report })
  return {
    host,
    async close() {
      await host.close()
      mirror.close()
    },
  }
}
