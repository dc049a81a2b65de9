import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'
import { useDeleteScenarioMutation } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

/** Asks before a scenario is deleted for good. */
export default function DeleteDialog({
  scenario: { id: scenarioId, title },
  onClose,
}: {
  scenario: Scenario
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showFailure = useScenarioFailure()
  const [remove, { isLoading }] = useDeleteScenarioMutation()
  const run = async () => {
    try {
      await remove({ params: { scenarioId } }).unwrap()
      onClose()
      notify.success(t('scenarios.delete.done', { title }))
    } catch (error) {
      showFailure(error, t('scenarios.delete.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('scenarios.delete.title')}
      description={t('scenarios.delete.text', { title })}
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
    />
  )
}
