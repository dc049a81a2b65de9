import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useDeleteCreationMutation, type MediaJob } from '@/features/media'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'

/** Asks before something is deleted for good. */
export function DeleteDialog({
  job,
  onClose,
  onDeleted,
}: {
  /** Null: nothing is to be deleted. */
  job: MediaJob | null
  onClose: () => void
  onDeleted: (job: MediaJob) => void
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [remove] = useDeleteCreationMutation()
  const confirm = () => {
    if (job === null) return
    onDeleted(job)
    onClose()
    remove(job.id)
      .unwrap()
      .then(
        () => notify.success(t('multimodal.delete.done')),
        (error: unknown) =>
          notify.error(t('multimodal.delete.failed'), { description: errorText(error) }),
      )
  }
  return (
    <Dialog
      open={job !== null}
      onOpenChange={onClose}
      title={t('multimodal.delete.title')}
      description={t('multimodal.delete.text')}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('multimodal.work.delete')}
          </Button>
        </>
      }
    >
      {job !== null && (
        <p className="line-clamp-3 border-l-2 border-violet-500 pl-3 text-text-2">{job.prompt}</p>
      )}
    </Dialog>
  )
}
