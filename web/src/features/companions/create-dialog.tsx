import type { Face } from '@lumen/contracts/chat/faces'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useCreateCompanion,
  useCreateFromFace,
  useTraitText,
  characterOf,
} from '@/features/companion-data'
import { useBirthRefusal } from '@/features/birth-profile'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { CompanionForm, newCompanionValues } from './companion-form'
import { FacePicker } from './face-picker'

/** A new companion: a face that is ready at one click, or one of one's own making behind it. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const traitText = useTraitText()
  const [face, setFace] = useState<Face>('lumi')
  const ready = useCreateFromFace(onClose)
  const birth = useBirthRefusal()
  const own = useCreateCompanion(onClose, birth.take)
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
      <FacePicker value={face} onChange={setFace} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-4 bg-soft p-4 text-on-soft">
        <div aria-live="polite" className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-pretty">
            {t('faces.says', { line: t(`faces.${face}.line`) })}
          </p>
          <p className="mt-0.5 text-small">
            {[t(`faces.${face}.name`), ...characterOf(face).personality.traits.map(traitText)].join(
              ' · ',
            )}
          </p>
        </div>
        <Button busy={ready.busy} onClick={() => ready.create(face)}>
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
        birthRefusal={birth.refusal}
        onSubmit={(values) => own.create({ ...values, face })}
      />
    </Dialog>
  )
}
