import type { Companion } from '@lumen/contracts/chat/schema'
import { ImagePlus } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { CompanionAvatarWindow } from '@/features/avatars'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { CompanionForm, type CompanionValues } from './companion-form'
import { useListCompanionsQuery, useUpdateCompanionMutation } from '@/features/companion-data'

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
  const [choosing, setChoosing] = useState(false)
  const { data: companions } = useListCompanionsQuery()
  const { id, name, mood, backstory, personality } = companion
  // What was chosen meanwhile is known to the list.
  const { avatarUrl } = companions?.find((one) => one.id === id) ?? companion
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
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <Avatar id={id} name={name} imageUrl={avatarUrl} size={64} />
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          <ImagePlus aria-hidden className="size-4" />
          {t('avatars.open.change')}
        </Button>
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <CompanionAvatarWindow
            companion={companion}
            view="choose"
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <CompanionForm
        id={formId}
        companion={companion}
        initial={{ name, mood, backstory, personality }}
        onSubmit={(values) => void save(values)}
      />
    </Dialog>
  )
}
