import type { TalkBranch } from '@lumen/contracts/chat/branches'
import type { Companion } from '@lumen/contracts/chat/schema'
import { Eraser, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { BranchRow } from './branch-row'
import {
  useChangeBranchesMutation,
  useClearTalkMutation,
  useGetBranchesQuery,
  type BranchChange,
} from './branches-api'

const byLastSpoken = (one: TalkBranch, other: TalkBranch) =>
  (other.lastSpokenAt ?? other.createdAt).localeCompare(one.lastSpokenAt ?? one.createdAt)

/** The ways in which a conversation went on: opens, deletes and restores them, begins anew, and clears. */
export default function BranchesWindow({
  companion: { id: companionId },
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const { data, error, isFetching, refetch } = useGetBranchesQuery(companionId, {
    refetchOnMountOrArgChange: true,
  })
  const [send, { isLoading }] = useChangeBranchesMutation()
  const [clear, { isLoading: clearing }] = useClearTalkMutation()
  const change = async (what: BranchChange) => {
    try {
      await send(what).unwrap()
      if (what.act === 'open' || what.act === 'part') onClose()
    } catch (failure) {
      showError(failure, t('branches.failed'))
    }
  }
  const empty = async () => {
    try {
      const { cleared } = await clear(companionId).unwrap()
      onClose()
      if (cleared === null) return
      notify.success(t('branches.cleared'), {
        description: t('branches.clearedText'),
        action: {
          label: t('branches.undo'),
          onClick: () => void change({ companionId, act: 'open', branchId: cleared }),
        },
      })
    } catch (failure) {
      showError(failure, t('branches.failed'))
    }
  }
  const all = data?.branches.toSorted(byLastSpoken) ?? []
  const open = data?.shown.at(-1)
  const rows = (branches: readonly TalkBranch[]) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {branches.map((branch) => (
        <BranchRow
          key={branch.id}
          branch={branch}
          open={branch.id === open}
          busy={isLoading}
          onChange={(act) => void change({ companionId, act, branchId: branch.id })}
        />
      ))}
    </ul>
  )
  const deleted = all.filter(({ deletedAt }) => deletedAt !== null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('branches.title')}
      description={t('branches.lead')}
      footer={
        <>
          <Button variant="ghost" busy={clearing} onClick={() => void empty()}>
            {!clearing && <Eraser aria-hidden className="size-4" />}
            {t('branches.clear')}
          </Button>
          <Button
            variant="secondary"
            busy={isLoading}
            onClick={() => void change({ companionId, act: 'part' })}
          >
            {!isLoading && <Plus aria-hidden className="size-4" />}
            {t('branches.anew')}
          </Button>
        </>
      }
    >
      {error !== undefined && !isFetching ? (
        <ErrorState title={t('branches.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-32 rounded-3" />
      ) : (
        <>
          {rows(all.filter(({ deletedAt }) => deletedAt === null))}
          {deleted.length > 0 && (
            <section aria-label={t('branches.deleted')} className="mt-4 border-t border-line pt-3">
              <h3 className="px-3 pb-1 text-small font-medium text-text-2">
                {t('branches.deleted')}
              </h3>
              {rows(deleted)}
            </section>
          )}
        </>
      )}
    </Dialog>
  )
}
