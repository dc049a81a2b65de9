import { createTextCleaner } from './clean-text.ts'
import { createTemplateFilter } from './template-filter.ts'
import { createThinkFilter, type ThinkFilter } from './think-filter.ts'

/** What may be shown of a reply that arrives in pieces. */
export type ReplyText = Pick<ThinkFilter, 'thoughtLength' | 'strayed'> & {
  push(piece: string): string
  /** What waited for more. */
  rest(): string
  /** A mark of a template ended it. */
  ended(): boolean
}

/** @param prefilled whether the server is known to begin replies within thoughts */
export function createReplyText(prefilled: boolean | null): ReplyText {
  const cleaner = createTextCleaner()
  const thoughts = createThinkFilter(prefilled)
  const template = createTemplateFilter()
  return {
    push: (piece) => thoughts.push(template.push(cleaner.push(piece))),
    rest: () => thoughts.push(template.end()) + thoughts.end(),
    ended: template.ended,
    thoughtLength: thoughts.thoughtLength,
    strayed: thoughts.strayed,
  }
}
