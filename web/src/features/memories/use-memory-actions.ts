import type { Memory } from '@lumen/contracts/memory/schema'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { notify } from '@/ui/toast'
import {
  useChangeMemoriesMutation,
  useChangeMemoryMutation,
  useDeleteMemoryMutation,
  useRestoreMemoryMutation,
} from './memories-api'

export type MemoryEdit = Partial<
  Pick<
    Memory,
    'content' | 'memoryType' | 'scope' | 'importance' | 'emotionalWeight' | 'contextTags' | 'pinned'
  >
>

/** As many ids as one call takes, again and again. */
const portions = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / memoryLimits.bulk) }, (_, index) =>
    ids.slice(index * memoryLimits.bulk, (index + 1) * memoryLimits.bulk),
  )

/**
 * What an owner does with memories of a companion. Each resolves to whether it was done; a refusal
 * is shown as a notice.
 */
export function useMemoryActions(companionId: string) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [changeOne] = useChangeMemoryMutation()
  const [changeSeveral] = useChangeMemoriesMutation()
  const [remove] = useDeleteMemoryMutation()
  const [bringBack] = useRestoreMemoryMutation()

  return useMemo(() => {
    const attempt = async (run: () => Promise<unknown>, title: string) => {
      try {
        await run()
        return true
      } catch (error) {
        showError(error, title)
        return false
      }
    }
    const params = (memoryId: string) => ({ companionId, memoryId })
    const restore = (ids: readonly string[]) =>
      attempt(async () => {
        for (const id of ids) await bringBack({ params: params(id) }).unwrap()
        notify.success(t('memories.restored', { count: ids.length }))
      }, t('memories.restoreFailed'))
    const offerUndo = (ids: readonly string[]) =>
      notify.info(t('memories.forgot', { count: ids.length }), {
        description: t('memories.forgotHint', { days: memoryLimits.undoDays }),
        action: { label: t('memories.undo'), onClick: () => void restore(ids) },
      })
    return {
      restore,
      change: (id: string, body: MemoryEdit) =>
        attempt(() => changeOne({ params: params(id), body }).unwrap(), t('memories.saveFailed')),
      /** Offers to undo it. */
      forget: (id: string) =>
        attempt(async () => {
          await remove({ params: params(id) }).unwrap()
          offerUndo([id])
        }, t('memories.forgetFailed')),
      changeAll: (ids: readonly string[], change: MemoryEdit) =>
        attempt(async () => {
          for (const portion of portions(ids))
            await changeSeveral({
              params: { companionId },
              body: { ids: portion, change },
            }).unwrap()
          notify.success(t('memories.changed', { count: ids.length }))
        }, t('memories.saveFailed')),
      /** Offers to undo it. */
      forgetAll: (ids: readonly string[]) =>
        attempt(async () => {
          for (const portion of portions(ids))
            await changeSeveral({
              params: { companionId },
              body: { ids: portion, delete: true },
            }).unwrap()
          offerUndo(ids)
        }, t('memories.forgetFailed')),
    }
  }, [companionId, t, showError, changeOne, changeSeveral, remove, bringBack])
}

export type MemoryActions = ReturnType<typeof useMemoryActions>
