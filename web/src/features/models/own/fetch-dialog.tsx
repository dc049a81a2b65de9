import type { ListedModel, OwnModels } from '@lumen/contracts/models/own-models'
import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useFetchModelMutation } from '../models-api'
import { useCommand } from './use-command'

/** What is fetched, from where and under which licence, before anything is: its privacy first. */
export function FetchDialog({
  model,
  runtimes,
  onClose,
}: {
  model: ListedModel | null
  runtimes: Pick<OwnModels, 'runtime' | 'speechRuntime'>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const run = useCommand()
  const [fetch] = useFetchModelMutation()
  const runtime =
    model?.kind === 'speech' || model?.kind === 'recognition'
      ? runtimes.speechRuntime
      : runtimes.runtime
  const size = format.bytes(model?.fileBytes ?? 0)
  return (
    <Dialog
      open={model !== null}
      onOpenChange={onClose}
      title={t('models.getTitle', { name: model?.title ?? '' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button
            onClick={() => {
              if (model !== null) run(fetch({ body: { name: model.name } }))
              onClose()
            }}
          >
            {t('models.getSize', { size })}
          </Button>
        </>
      }
    >
      {model !== null && (
        <div className="grid gap-4">
          <p className="flex items-start gap-3 rounded-3 bg-ok/12 p-4 text-ok">
            <House aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('models.getPrivacy')}
          </p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
            <Row name={t('models.term.size')} value={size} />
            {model.memoryBytes !== null && (
              <Row name={t('models.term.memory')} value={format.bytes(model.memoryBytes)} />
            )}
            {!runtime.installed && (
              <Row
                name={t('models.term.runtime')}
                value={t('models.runtimeOnce', { size: format.bytes(runtime.bytes) })}
              />
            )}
            {model.licence !== null && (
              <Row name={t('models.term.licence')} value={model.licence} />
            )}
            {model.source !== null && (
              <Row name={t('models.term.source')} value={new URL(model.source).host} />
            )}
          </dl>
          {!model.tested && <p className="text-small text-text-2">{t('models.untested')}</p>}
        </div>
      )}
    </Dialog>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-text-2">{name}</dt>
    <dd className="font-medium break-words">{value}</dd>
  </>
)
