import { warmOutputRules } from '@lumen/safety/output-guard'
import type { ChatContext } from '../context.ts'

/** Makes ready what looks at the words of a model, once there is one. @returns stops waiting for one */
export function warmRules({ models, log }: Pick<ChatContext, 'models' | 'log'>): () => void {
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
