import { attention } from 'micromark-core-commonmark'
import type { Code, Construct, Extension, State } from 'micromark-util-types'

const asterisk = 42
const whiteSpace = /\s/u
const punctuation = /[\p{P}\p{S}]/u
const cjk =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\ud840-\ud888“”‘’…—]/u

type Side = { space: boolean; mark: boolean; cjk: boolean }

/** What stands beside a run of asterisks: nothing and line ends count as space. */
function sideOf(code: Code): Side {
  if (code === null || code < 0) return { space: true, mark: false, cjk: false }
  const character = String.fromCharCode(code)
  return {
    space: whiteSpace.test(character),
    mark: punctuation.test(character),
    cjk: cjk.test(character),
  }
}

/**
 * Emphasis for scripts without spaces. CommonMark takes `**` for the end of something strong only
 * before a space or a mark when a mark stands in front of it, so `**重点：**这里` would show its
 * asterisks. Here a Chinese, Japanese or Korean character beside the asterisks counts as a border.
 */
const cjkAttention: Construct = {
  ...attention,
  tokenize(effects, ok) {
    const before = sideOf(this.previous)
    const inside: State = (code) => {
      if (code === asterisk) {
        effects.consume(code)
        return inside
      }
      const token = effects.exit('attentionSequence')
      const after = sideOf(code)
      const border = before.cjk || after.cjk
      token._open = !after.space && (!after.mark || before.space || before.mark || border)
      token._close = !before.space && (!before.mark || after.space || after.mark || border)
      return ok(code)
    }
    return (code) => {
      effects.enter('attentionSequence')
      return inside(code)
    }
  },
}

/** Takes the place of CommonMark's own rule for asterisks. */
export const cjkEmphasis: Extension = { text: { [asterisk]: cjkAttention } }
