import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message } from '@lumen/contracts/chat/schema'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { useEditMessageMutation, useRegenerateReplyMutation } from '../chat-api'
import { isSendKey } from '../composer/is-send-key'
import { useAutoHeight } from '../composer/use-auto-height'
import { cleanMessage } from '../live/message-text'

/**
 * A message of one's own in the place of its bubble, to be changed.
 * @param replyId the reply to it: it can be asked for again after the change
 */
export default function MessageEditor({
  message,
  replyId,
  onClose,
}: {
  message: Message
  replyId: string | null
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [text, setText] = useState(message.content)
  const [edit, { isLoading }] = useEditMessageMutation()
  const [regenerate] = useRegenerateReplyMutation()
  const area = useAutoHeight(text)

  useEffect(() => {
    const element = area.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [area])

  const content = cleanMessage(text)
  const ready = content !== '' && content.length <= chatLimits.messageLength && !isLoading

  const save = async (answerAgain: boolean) => {
    if (!ready) return
    try {
      if (content !== message.content)
        await edit({ params: { messageId: message.id }, body: { content } }).unwrap()
      if (answerAgain && replyId !== null)
        await regenerate({ params: { messageId: replyId }, body: {} }).unwrap()
      onClose()
    } catch (error) {
      showError(error, t('chat.edit.failed'))
    }
  }

  return (
    <div className="grid w-[min(38rem,80vw)] gap-2 rounded-4 border border-ring bg-surface p-2.5 shadow-2">
      <textarea
        ref={area}
        rows={1}
        value={text}
        maxLength={chatLimits.messageLength}
        aria-label={t('chat.edit.label')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (!isSendKey(event)) return
          event.preventDefault()
          void save(false)
        }}
        className="max-h-[40dvh] min-h-11 resize-none bg-transparent px-2 py-1.5 text-base outline-none"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('app.action.cancel')}
        </Button>
        {replyId !== null && (
          <Button size="small" variant="soft" disabled={!ready} onClick={() => void save(true)}>
            {t('chat.edit.saveAndAsk')}
          </Button>
        )}
        <Button size="small" busy={isLoading} disabled={!ready} onClick={() => void save(false)}>
          {t('app.action.save')}
        </Button>
      </div>
    </div>
  )
}
