import type { Message } from '@lumen/contracts/chat/schema'
import type { TFunction } from 'i18next'
import type { AppDispatch } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { branchesApi, type BranchChange } from './branches-api'

/** What says that something failed. */
type ShowError = (error: unknown, title?: string) => void

const { changeBranches, getBranches } = branchesApi.endpoints

/** Lets a conversation go on differently after a message, and offers the way back. */
export async function branchOff(
  dispatch: AppDispatch,
  t: TFunction,
  { id, companionId }: Message,
  showError: ShowError,
): Promise<void> {
  const change = (what: BranchChange) => dispatch(changeBranches.initiate(what)).unwrap()
  const failed = (error: unknown) => showError(error, t('branches.failed'))
  try {
    const { shown: before } = await dispatch(
      getBranches.initiate(companionId, { forceRefetch: true, subscribe: false }),
    ).unwrap()
    const { shown } = await change({ companionId, act: 'part', after: id })
    const left = before.at(-1)
    if (left === undefined || left === shown.at(-1)) {
      notify.info(t('branches.lastOne'))
      return
    }
    const back = () => void change({ companionId, act: 'open', branchId: left }).catch(failed)
    notify.success(t('branches.parted'), {
      description: t('branches.partedText'),
      action: { label: t('branches.back'), onClick: back },
    })
  } catch (error) {
    failed(error)
  }
}
