import { baseApi } from '@/api/base-api'
import type { AppStore } from '@/store/root-reducer'
import { askAnew, chatApi, showChanges } from '../chat-api'
import { repliesFollowed, selectChat } from '../chat-slice'
import { dropStored } from './drop-stored'
import { forgetReply } from './live-replies'

type Store = Pick<AppStore, 'dispatch' | 'getState'>

/** Has conversations that are held ask for what they missed; one question at a time for each. */
export function createCatchUp(store: Store) {
  const { dispatch, getState } = store
  /** Conversations that are asked about, with the newest change that was told of them meanwhile. */
  const asking = new Map<string, number>()
  const heldOf = (companionId: string) =>
    chatApi.endpoints.getConversation.select(companionId)(getState()).data
  const anew = (companionId: string) => {
    dispatch(askAnew(companionId))
    dispatch(baseApi.util.invalidateTags([{ type: 'Message', id: companionId }]))
  }

  const forgetRemoved = (removed: readonly string[]) => {
    let { live } = selectChat(getState())
    for (const id of removed) live = forgetReply(live, id)
    if (live !== selectChat(getState()).live) dispatch(repliesFollowed(live))
  }

  const catchUp = async (companionId: string): Promise<void> => {
    const since = heldOf(companionId)?.seen
    if (since === undefined || asking.has(companionId)) return
    if (since === null) return anew(companionId)
    asking.set(companionId, since)
    const question = dispatch(
      chatApi.endpoints.getChanges.initiate(
        { companionId, since },
        { forceRefetch: true, subscribe: false },
      ),
    )
    const { data } = await question
    const told = asking.get(companionId)
    asking.delete(companionId)
    if (data !== undefined) {
      dispatch(showChanges(companionId, data))
      dropStored(store, companionId)
      forgetRemoved(data.removed)
    }
    // What changed is not known any more, or nobody answered: the page tells what there is.
    if (data?.whole !== true) return anew(companionId)
    // The answer may have been read before what was told while it was on its way.
    lookFor(companionId, told)
  }

  const lookFor = (companionId: string, change: number | undefined): void => {
    const seen = heldOf(companionId)?.seen ?? null
    if (change === undefined || seen === null || change <= seen) return
    const told = asking.get(companionId)
    if (told === undefined) void catchUp(companionId)
    else asking.set(companionId, Math.max(told, change))
  }

  return {
    /** Asks for what a conversation has missed. */
    catchUp,
    /** A frame told this change of a conversation: whether some before it were missed. */
    lookFor,
  }
}
