import { chatLimits } from '@lumen/contracts/chat/limits'
import { IdCard } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useErrorText, useShowError } from '@/api/use-error-text'
import { useAppSelector } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { FileDrop } from '@/ui/file-drop'
import { Input } from '@/ui/input'
import { notify } from '@/ui/toast'
import { CardPreview } from './card-preview'
import { useImportCardMutation, useUploadCardPictureMutation } from './cards-api'
import { cardMegabytes, useCard, type ChosenCard } from './use-card'

/** Makes a companion of a character card: it is chosen, looked at, and then taken. */
export default function ImportCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const ownName = useAppSelector(({ session }) => session.user?.username ?? '')
  const [userName, setUserName] = useState(ownName.slice(0, chatLimits.persona.userName))
  const { card, problem, reading, choose, readAgain, forget } = useCard(userName)
  const { take, busy } = useTakeCard(onClose)
  if (card === null)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('companions.card.title')}
        description={t('companions.card.lead')}
      >
        <FileDrop
          icon={<IdCard className="size-10" />}
          text={t('companions.card.drop')}
          hint={t('companions.card.hint', { megabytes: cardMegabytes })}
          choose={t('companions.card.choose')}
          accept=".png,.json,image/png,application/json"
          problem={problem}
          busy={reading}
          onFile={choose}
        />
        <output className="sr-only">{reading && t('companions.card.reading')}</output>
      </Dialog>
    )
  const { companionId, namesUser } = card.reading
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.card.title')}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={forget}>
            {t('companions.card.another')}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            variant={companionId === null ? 'primary' : 'secondary'}
          >
            {t(companionId === null ? 'companions.create.submit' : 'companions.card.again')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          take(card, userName)
        }}
      >
        {companionId !== null && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-3 bg-soft px-4 py-3 text-on-soft">
            <p role="status" className="min-w-0 flex-1 basis-56 font-semibold">
              {t('companions.card.known')}
            </p>
            <Button asChild size="small">
              <Link to={`/chat/${companionId}`} onClick={onClose}>
                {t('companions.card.openKnown')}
              </Link>
            </Button>
          </div>
        )}
        <CardPreview reading={card.reading} picture={card.picture} />
        {namesUser && (
          <Field
            label={t('companions.card.userName')}
            hint={t('companions.card.userNameHint', { macro: '{{user}}' })}
          >
            {(control) => (
              <Input
                {...control}
                value={userName}
                maxLength={chatLimits.persona.userName}
                autoComplete="off"
                onChange={({ target }) => setUserName(target.value)}
                onBlur={() => void readAgain()}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}

/** Takes a card, dresses the companion in its picture, and opens the talk; says what failed. */
function useTakeCard(onTaken: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const errorText = useErrorText()
  const [importCard, importing] = useImportCardMutation()
  const [uploadPicture, uploading] = useUploadCardPictureMutation()
  const take = async ({ file, reading }: ChosenCard, userName: string) => {
    try {
      // Of a card that is known, one more is what the button says.
      const again = reading.companionId !== null
      const name = reading.namesUser ? userName : ''
      const { companion, picture } = await importCard({ file, userName: name, again }).unwrap()
      if (picture)
        await uploadPicture({ companionId: companion.id, file })
          .unwrap()
          .catch((error: unknown) => {
            notify.error(t('companions.card.pictureFailed', { name: companion.name }), {
              description: `${errorText(error)} ${t('companions.card.pictureFailedHint', {
                change: t('avatars.open.change'),
              })}`,
            })
          })
      onTaken()
      await navigate(`/chat/${companion.id}`)
    } catch (error) {
      showError(error, t('companions.card.failed'))
    }
  }
  return {
    take: (card: ChosenCard, userName: string) => void take(card, userName),
    busy: importing.isLoading || uploading.isLoading,
  }
}
