import type { ListedModel } from '@lumen/contracts/models/own-models'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useRemoveModelMutation } from '../models-api'
import { useCommand } from './use-command'

/** Asks before gigabytes that took a while are gone. */
export function RemoveDialog({
  model,
  onClose,
}: {
  model: ListedModel | null
  onClose: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const run = useCommand()
  const [remove] = useRemoveModelMutation()
  const given = model?.given === true
  return (
    <Dialog
      open={model !== null}
      onOpenChange={onClose}
      title={t(given ? 'models.forgetTitle' : 'models.removeTitle', { name: model?.title ?? '' })}
      description={t(given ? 'models.forgetText' : 'models.removeText', {
        size: format.bytes(model?.fileBytes ?? 0),
      })}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              if (model !== null) run(remove({ params: { name: model.name } }))
              onClose()
            }}
          >
            {t(given ? 'models.forget' : 'models.remove')}
          </Button>
        </>
      }
    >
      {model?.used === true && <p className="text-text-2">{t('models.removeUsed')}</p>}
    </Dialog>
  )
}
