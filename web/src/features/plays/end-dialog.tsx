import type { Play } from '@lumen/contracts/chat/play-schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useEndPlayMutation } from './plays-api'

/** Asks before a play ends; its epilogue then stands in the talk. */
export function EndDialog({
  play: { id: playId, title },
  name,
  onClose,
}: {
  play: Play
  name: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [end, { isLoading }] = useEndPlayMutation()
  const run = async () => {
    try {
      await end({ params: { playId } }).unwrap()
      onClose()
    } catch (error) {
      showError(error, t('plays.end.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('plays.end.title', { title })}
      description={t('plays.end.text', { name })}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('plays.end.stay')}
          </Button>
          <Button busy={isLoading} onClick={() => void run()}>
            {t('plays.end.submit')}
          </Button>
        </>
      }
    />
  )
}
