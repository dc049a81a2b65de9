/** A reply as a follower holds it: everything that came so far. */
export type AssembledReply = { readonly text: string }

/** What came since the frame before; it starts at `seq - delta.length` (UTF-16 units). */
export type ReplyDelta = { readonly seq: number; readonly delta: string }

/**
 * Adds a delta to what a follower holds. What is already there is cut off, so a delta that comes
 * twice, late or as part of a larger one changes nothing. `'gap'` says that something before it is
 * missing: keep the state and ask again for the text from `state.text.length` on.
 *
 * A reply only ever grows while it runs, so two texts of it agree as far as the shorter one goes;
 * that is what makes cutting safe. A reply that is answered again starts anew with `reply-started`:
 * the follower then starts from that frame's text.
 */
export function assembleReply(
  state: AssembledReply,
  { seq, delta }: ReplyDelta,
): AssembledReply | 'gap' {
  const held = state.text.length
  if (seq <= held) return state
  const start = seq - delta.length
  if (start > held) return 'gap'
  return { text: state.text + delta.slice(held - start) }
}
