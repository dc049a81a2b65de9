import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message } from '@lumen/contracts/chat/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { useRegenerateReplyMutation } from '../chat-api'

/** Asks for another answer: as it comes, or steered by a wish. */
export default function RegenerateDialog({
  message,
  onClose,
}: {
  message: Message
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [wish, setWish] = useState('')
  const [regenerate, { isLoading }] = useRegenerateReplyMutation()
  const instruction = wish.trim()

  const run = async () => {
    try {
      const body = instruction === '' ? {} : { instruction }
      await regenerate({ params: { messageId: message.id }, body }).unwrap()
      onClose()
    } catch (error) {
      showError(error, t('chat.regenerate.failed'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('chat.regenerate.title')}
      size="small"
      footer={
        <Button busy={isLoading} onClick={() => void run()}>
          {t(instruction === '' ? 'chat.regenerate.plain' : 'chat.regenerate.steered')}
        </Button>
      }
    >
      <Field label={t('chat.regenerate.wish')} hint={t('chat.regenerate.hint')}>
        {(control) => (
          <Textarea
            {...control}
            data-autofocus
            rows={2}
            maxLength={chatLimits.instruction}
            value={wish}
            placeholder={t('chat.regenerate.example')}
            onChange={({ target }) => setWish(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
