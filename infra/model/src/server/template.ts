import type { TemplateOptions } from './llama.ts'
import type { ServedFile } from './settings.ts'

/** How a talk is written for a model: nobody waits for thoughts that are not shown. */
export const templateOptions = (template: ServedFile['template']): TemplateOptions => ({
  type: template ?? 'auto',
  customWrapperSettings: {
    qwen: { thoughts: 'discourage' },
    gemma4: { reasoning: false },
    // Templates of files that the library has no words of its own for know this switch, or leave it unread.
    jinjaTemplate: { additionalRenderParameters: { enable_thinking: false } },
  },
  warningLogs: false,
})
