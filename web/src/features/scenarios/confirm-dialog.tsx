import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'
import { useDeleteScenarioMutation, useShareScenarioMutation } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

/** Asks before a scenario is deleted for good, or offered to everybody: says who will see what. */
export default function ConfirmDialog({
  kind,
  scenario: { id: scenarioId, title },
  onClose,
}: {
  kind: 'delete' | 'share'
  scenario: Scenario
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showFailure = useScenarioFailure()
  const [remove, removing] = useDeleteScenarioMutation()
  const [share, sharing] = useShareScenarioMutation()
  const params = { scenarioId }
  const run = async () => {
    try {
      if (kind === 'delete') await remove({ params }).unwrap()
      else await share({ params, body: { shared: true } }).unwrap()
      onClose()
      notify.success(t(`scenarios.${kind}.done`, { title }))
    } catch (error) {
      showFailure(error, t(`scenarios.${kind}.failed`))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`scenarios.${kind}.title`)}
      description={t(`scenarios.${kind}.text`, { title })}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button
            variant={kind === 'delete' ? 'danger' : 'primary'}
            busy={removing.isLoading || sharing.isLoading}
            onClick={() => void run()}
          >
            {t(kind === 'delete' ? 'app.action.delete' : 'scenarios.share.submit')}
          </Button>
        </>
      }
    />
  )
}
