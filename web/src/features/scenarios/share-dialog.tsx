import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'
import { useShareScenarioMutation } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

/** Says who will see what before a scenario is offered to everybody. */
export default function ShareDialog({
  scenario: { id: scenarioId, title },
  onClose,
}: {
  scenario: Scenario
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showFailure = useScenarioFailure()
  const [share, { isLoading }] = useShareScenarioMutation()
  const run = async () => {
    try {
      await share({ params: { scenarioId }, body: { shared: true } }).unwrap()
      onClose()
      notify.success(t('scenarios.share.done', { title }))
    } catch (error) {
      showFailure(error, t('scenarios.share.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('scenarios.share.title')}
      description={t('scenarios.share.text', { title })}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button busy={isLoading} onClick={() => void run()}>
            {t('scenarios.share.submit')}
          </Button>
        </>
      }
    />
  )
}
