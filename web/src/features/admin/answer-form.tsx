import { officeLimits } from '@lumen/contracts/admin/limits'
import type { ContactRecord } from '@lumen/contracts/admin/office-schema'
import { languageFacts } from '@lumen/contracts/languages'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useAnswerContactMutation } from './admin-api'

/** An answer to what somebody wrote, which goes out as a mail. */
export function AnswerForm({
  message,
  text,
  onText,
  onConflict,
  onEnd,
}: {
  message: ContactRecord
  text: string
  onText: (text: string) => void
  /** Somebody else answered or closed it meanwhile. */
  onConflict: () => void
  onEnd: () => void
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [answer, { isLoading }] = useAnswerContactMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Sent again after a lost answer, it is still one mail. */
  const letterId = useRef<string>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    letterId.current ??= crypto.randomUUID()
    try {
      await answer({
        params: { id: message.id },
        body: { id: letterId.current, text: text.trim(), seen: message.answers.length },
      }).unwrap()
      notify.success(t('adminCare.inbox.onItsWay'))
      onEnd()
    } catch (error) {
      const code = errorCodeOf(error)
      if (code === 'conflict') onConflict()
      setFailure(
        code === 'conflict' || code === 'mail_not_configured'
          ? t(`adminCare.inbox.${code}`)
          : errorText(error),
      )
    }
  }
  const language = languageFacts[message.language].name
  return (
    <form className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label={t('adminCare.inbox.yourAnswer')}
        hint={t('adminCare.inbox.answerHint', { email: message.email, language })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={6}
            lang={message.language}
            maxLength={officeLimits.answer}
            value={text}
            onChange={(event) => {
              // Another text is another mail.
              letterId.current = null
              onText(event.target.value)
            }}
          />
        )}
      </Field>
      <Alert text={failure} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          size="small"
          busy={isLoading}
          disabled={text.trim() === '' || message.state === 'closed'}
        >
          <Send aria-hidden className="size-4" />
          {t('adminCare.inbox.send')}
        </Button>
        <Button size="small" variant="ghost" disabled={isLoading} onClick={onEnd}>
          {t('adminCare.inbox.cancel')}
        </Button>
      </div>
    </form>
  )
}
