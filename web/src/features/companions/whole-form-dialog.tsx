import type { Face } from '@lumen/contracts/chat/faces'
import type { CompanionVoice } from '@lumen/contracts/chat/schema'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateCompanion } from '@/features/companion-data'
import { useBirthRefusal } from '@/features/birth-profile'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { CompanionForm, newCompanionValues } from './companion-form'
import { FacePicker } from './face-picker'
import { VoicePicker } from './voice-picker'

/** A new companion in one form, for who knows what they want. */
export function WholeFormDialog({
  onClose,
  onGuided,
}: {
  onClose: () => void
  onGuided: () => void
}) {
  const { t } = useTranslation()
  const formId = useId()
  const [face, setFace] = useState<Face>('lumi')
  const [voice, setVoice] = useState<CompanionVoice | null>(null)
  const birth = useBirthRefusal()
  const { create, busy } = useCreateCompanion(onClose, birth.take)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.create.title')}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onGuided}>
            {t('companions.guide.guided')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('companions.create.submit')}
          </Button>
        </>
      }
    >
      <div className="mb-5 grid gap-5">
        <FacePicker value={face} onChange={setFace} />
        <VoicePicker face={face} voice={voice} onChange={setVoice} />
      </div>
      <CompanionForm
        id={formId}
        companion={null}
        initial={newCompanionValues()}
        birthRefusal={birth.refusal}
        onSubmit={(values) => create({ ...values, face, ...(voice !== null && { voice }) })}
      />
    </Dialog>
  )
}
