import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { bodyOf, draftOf, faultsOf, isComplete } from './scenario-draft'
import { ScenarioForm } from './scenario-form'
import { useUpdateScenarioMutation } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

/** Changes a scenario of one’s own. */
export default function EditDialog({
  scenario,
  onClose,
}: {
  scenario: Scenario
  onClose: () => void
}) {
  const { t } = useTranslation()
  const formId = useId()
  const showFailure = useScenarioFailure()
  const [update, { isLoading }] = useUpdateScenarioMutation()
  const [draft, setDraft] = useState(() => draftOf(scenario, null))
  const { objectives, tags } = faultsOf(draft)
  const save = async () => {
    try {
      await update({ params: { scenarioId: scenario.id }, body: bodyOf(draft) }).unwrap()
      onClose()
    } catch (error) {
      showFailure(error, t('scenarios.edit.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('scenarios.builder.edit')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isLoading}
            disabled={!isComplete(draft) || objectives || tags}
          >
            {t('app.action.save')}
          </Button>
        </>
      }
    >
      <ScenarioForm
        id={formId}
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        onSubmit={() => void save()}
      />
    </Dialog>
  )
}
