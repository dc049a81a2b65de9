import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'
import { useDeleteCompanionMutation, useRestoreCompanionMutation } from '@/features/companion-data'

/** Asks before a companion is hidden; offers to undo it afterwards. */
export default function DeleteDialog({
  companion,
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [remove, { isLoading }] = useDeleteCompanionMutation()
  const [restore] = useRestoreCompanionMutation()
  const { id: companionId, name } = companion

  const undo = async () => {
    try {
      await restore({ params: { companionId } }).unwrap()
    } catch (error) {
      showError(error, t('companions.deleted.restoreFailed'))
    }
  }
  const run = async () => {
    try {
      await remove({ params: { companionId } }).unwrap()
      onClose()
      notify.success(t('companions.delete.done', { name }), {
        action: { label: t('companions.delete.undo'), onClick: () => void undo() },
      })
    } catch (error) {
      showError(error, t('companions.delete.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.delete.title')}
      description={t('companions.delete.text', { name, days: chatLimits.hiddenDays })}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void run()}>
            {t('app.action.delete')}
          </Button>
        </>
      }
    />
  )
}
