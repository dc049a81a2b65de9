import { warmOutputRules } from '@lumen/safety/output-guard'
import type { Models } from '@lumen/service/models'
import type { Logger } from '@lumen/runtime/logger'

/** Makes ready what looks at the words of a model, once there is one. @returns stops waiting for one */
export function warmRules({ models, log }: { models: Models; log: Logger }): () => void {
  let isWarm = false
  const look = () => {
    const model = models.chat()
    if (isWarm || model === null || model === 'away') return
    isWarm = true
    warmOutputRules().catch((err: unknown) =>
      log.warn({ err }, 'rules are read by the first reply'),
    )
  }
  look()
  return models.onChange(look)
}
