import type { Companion } from '@lumen/contracts/chat/schema'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { CompanionForm, type CompanionValues } from './companion-form'
import { useUpdateCompanionMutation } from './companions-api'

/** Changes a companion. */
export default function EditDialog({
  companion,
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const formId = useId()
  const showError = useShowError()
  const [update, { isLoading }] = useUpdateCompanionMutation()
  const save = async (values: CompanionValues) => {
    try {
      await update({ params: { companionId: companion.id }, body: values }).unwrap()
      onClose()
    } catch (error) {
      showError(error, t('companions.edit.failed'))
    }
  }
  const { name, mood, backstory, personality } = companion
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.edit.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isLoading}>
            {t('app.action.save')}
          </Button>
        </>
      }
    >
      <CompanionForm
        id={formId}
        initial={{ name, mood, backstory, personality }}
        onSubmit={(values) => void save(values)}
      />
    </Dialog>
  )
}
