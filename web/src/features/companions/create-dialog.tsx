import { defaultCompanion } from '@lumen/contracts/chat/limits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { Dialog } from '@/ui/dialog'
import { CompanionForm, newCompanionValues } from './companion-form'
import {
  useCreateCompanion,
  useCreateDefaultCompanion,
  useTraitText,
} from '@/features/companion-data'

/** A new companion: the ready-made one at one click, or one of one's own making. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const traitText = useTraitText()
  const ready = useCreateDefaultCompanion(onClose)
  const own = useCreateCompanion(onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.create.title')}
      footer={
        <Button type="submit" form={formId} busy={own.busy}>
          {t('companions.create.submit')}
        </Button>
      }
    >
      <div className="flex items-center gap-4 rounded-4 bg-soft p-4 text-on-soft">
        <Crystal seed="lumen" facets={8} glow className="h-14" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t('companions.default.name')}</p>
          <p className="text-small">
            {defaultCompanion.personality.traits.map(traitText).join(' · ')}
          </p>
        </div>
        <Button busy={ready.busy} onClick={ready.create}>
          {t('companions.create.ready')}
        </Button>
      </div>
      <p className="my-4 flex items-center gap-3 text-small text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('companions.create.own')}
      </p>
      <CompanionForm
        id={formId}
        companion={null}
        initial={newCompanionValues()}
        onSubmit={(values) => own.create(values)}
      />
    </Dialog>
  )
}
