import type { TFunction } from 'i18next'
import { isApiError } from '@/api/error'
import type { AppDispatch } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { chatApi } from '../chat-api'
import { branchesApi } from './branches-api'

const { changeBranches, getPlace } = branchesApi.endpoints
const { getConversation } = chatApi.endpoints
const whole = { forceRefetch: true, subscribe: false } as const

/**
 * Says where a message stands that is looked for and not shown, and offers to open that branch.
 * @param onOpened once it is open, to look for the message again
 */
export async function findBranch(
  dispatch: AppDispatch,
  t: TFunction,
  { companionId, messageId }: { companionId: string; messageId: string },
  onOpened: () => void,
): Promise<void> {
  const gone = () => {
    notify.error(t('chat.messageGone'))
  }
  try {
    const { branchId, deleted } = await dispatch(getPlace.initiate(messageId, whole)).unwrap()
    if (branchId === null) return gone()
    const open = async () => {
      try {
        await dispatch(changeBranches.initiate({ companionId, act: 'open', branchId })).unwrap()
        // The message is looked for among what is shown by then, not on a page read before.
        await dispatch(chatApi.util.getRunningQueryThunk('getConversation', companionId))
        await dispatch(getConversation.initiate(companionId, whole)).unwrap()
        onOpened()
      } catch {
        notify.error(t('branches.failed'))
      }
    }
    notify.info(t(deleted ? 'branches.elsewhereDeleted' : 'branches.elsewhere'), {
      action: { label: t('branches.openIt'), onClick: () => void open() },
    })
  } catch (error) {
    if (isApiError(error) && error.body?.code === 'not_found') return gone()
    notify.error(t('chat.loadFailed'))
  }
}
