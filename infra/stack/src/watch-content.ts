import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { compileContent } from '@lumen/content/compile-content'
import { compiledFolder, contentFolder } from '@lumen/content/compiled-index'
import { repositoryRoot } from './paths.ts'

/** Editors write a file in several steps. */
const settledMs = 200

/**
 * Compiles the content when it has changed and holds: what does not is told, and the services go on
 * with what they have.
 *
 * @param tell gets the faults, one a line
 * @returns stops watching
 */
export function watchContent(tell: (faults: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let swapping = Promise.resolve()
  const watcher = watch(contentFolder, { recursive: true }, (_, file) => {
    if (file === null || join(contentFolder, file).startsWith(compiledFolder)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      swapping = swapping.then(() => swap(tell))
    }, settledMs)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** In a process of its own, so that the schemas are those of now. */
const check = (): Promise<string | null> =>
  new Promise((resolve) => {
    const script = join(repositoryRoot, 'infra/checks/content.ts')
    execFile(process.execPath, [script], { cwd: repositoryRoot }, (error, _, faults) => {
      resolve(error === null ? null : faults || error.message)
    })
  })

async function swap(tell: (faults: string) => void): Promise<void> {
  try {
    const faults = await check()
    if (faults === null) await compileContent()
    else tell(faults)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
  }
}
