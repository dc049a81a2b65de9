import type { Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useDeleteMessageMutation } from '../chat-api'
import { plainText } from '../markdown/plain-text'

/** Asks before a message is gone for good. */
export default function DeleteDialog({
  message,
  onClose,
}: {
  message: Message
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [remove, { isLoading }] = useDeleteMessageMutation()

  const run = async () => {
    try {
      await remove({
        companionId: message.companionId,
        params: { messageId: message.id },
      }).unwrap()
      onClose()
    } catch (error) {
      showError(error, t('chat.delete.failed'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('chat.delete.title')}
      description={t('chat.delete.text')}
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
    >
      {(message.content !== '' || message.metadata.pictures !== undefined) && (
        <div className="rounded-2 bg-surface-2 px-4 py-3">
          <p className="line-clamp-3 wrap-anywhere text-text-2">
            {plainText(message.content) || t('chat.pictures.alt')}
          </p>
        </div>
      )}
    </Dialog>
  )
}
