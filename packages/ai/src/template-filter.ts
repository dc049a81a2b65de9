/**
 * Marks of chat templates: `<|im_end|>` and its kin, DeepSeek's `<｜end▁of▁sentence｜>`, Llama 2's
 * `[/INST]`, `<<SYS>>` and `</s>`, Gemma's `<end_of_turn>`, and the speakers of role-play cards.
 */
const MARK =
  /<\|[a-z][\w-]{0,30}\|>|<｜[^｜<>\s]{1,30}｜>|\[\/?INST\]|<<\/?SYS>>|<\/s>|<(?:start|end)_of_turn>|<[be]os>|\{\{(?:user|char)\}\}\s?[:：]/gi
/** Opens a turn that is not the reply. */
const OTHER =
  /<\|im_start\|>(?:user|system)|<\|start_header_id\|>(?:user|system)|<start_of_turn>user|\{\{user\}\}|\[INST\]/i
/** What may stand before a reply: marks, each with the role it opens. */
const LEAD = new RegExp(
  `^(?:\\s|<s>|(?!${OTHER.source})(?:${MARK.source})(?:(?:assistant|model)(?=\\s*\\n|<\\||$))?)+`,
  'i',
)
/** The end of a text that may be the beginning of a mark; what may yet be the role after one. */
const UNFINISHED = /(?:<[^>\s]{0,32}|<<\/?SYS>|\[\/?[INST]{0,4}|\{\{?[a-z]{0,4}\}{0,2}\s?)$/i
const UNFINISHED_ROLE = /^[a-z]{0,9}\s*(?:<[^>\s]{0,32})?$/i

export type TemplateFilter = {
  push(piece: string): string
  end(): string
  /** A mark stood in the text: nothing more of it counts. */
  ended(): boolean
}

/**
 * Removes marks of chat templates from text that arrives in pieces: those before a reply are left
 * out, one within it ends it, because what follows is the next turn, made up by the model.
 */
export function createTemplateFilter(): TemplateFilter {
  let held = ''
  let shown = ''
  let ended = false

  /** Where the first mark stands; `</s>` after `<s>` is a line through words and none. */
  function markIn(text: string): number | null {
    // Not matchAll, which makes a copy of the expression each time.
    MARK.lastIndex = 0
    for (let match; (match = MARK.exec(text)) !== null;) {
      const { 0: mark, index } = match
      const struck = mark === '</s>' && (shown + text.slice(0, index)).includes('<s>')
      if (!struck) return index
    }
    return null
  }
  function take(final: boolean): string {
    if (ended) return ''
    if (shown === '') {
      const lead = LEAD.exec(held)?.[0] ?? ''
      const rest = held.slice(lead.length)
      const mayGoOn =
        UNFINISHED.exec(rest)?.index === 0 || (lead.trim() !== '' && UNFINISHED_ROLE.test(rest))
      if (!final && mayGoOn) return ''
      held = rest
    }
    const mark = markIn(held)
    ended = mark !== null
    const waiting = final ? 0 : (UNFINISHED.exec(held)?.[0].length ?? 0)
    const visible = held.slice(0, mark ?? held.length - waiting)
    held = held.slice(visible.length)
    shown += visible
    return visible
  }

  return {
    push(piece) {
      held += piece
      return take(false)
    },
    end: () => take(true),
    ended: () => ended,
  }
}
