import type { Face } from '@lumen/contracts/chat/faces'
import type { ContactState } from '@lumen/contracts/chat/contact'
import { contactFault } from '@lumen/contracts/chat/contact-hours'
import type { Companion } from '@lumen/contracts/chat/schema'
import { ImagePlus } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { CompanionAvatarWindow } from '@/features/avatars'
import { useBirthRefusal } from '@/features/birth-profile'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { CompanionForm, type CompanionValues } from './companion-form'
import { ReminderList } from '@/features/reminders'
import { ContactSection } from './contact-section'
import { FacePicker } from './face-picker'
import { VoicePicker } from './voice-picker'
import { FormSection } from './form-section'
import {
  useListCompanionsQuery,
  useSetContactMutation,
  useUpdateCompanionMutation,
} from '@/features/companion-data'

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
  const birth = useBirthRefusal()
  const [update, { isLoading }] = useUpdateCompanionMutation()
  const [face, setFace] = useState<Face | null>(companion.face)
  const [voice, setVoice] = useState(companion.voice)
  const [contact, setContact] = useState<ContactState | null>(null)
  const [storeContact, storingContact] = useSetContactMutation()
  const save = async (values: CompanionValues) => {
    if (contact !== null && contactFault(contact) !== null) return
    try {
      const body = {
        ...values,
        ...(face !== companion.face && { face }),
        ...(voice !== null && { voice }),
      }
      await update({ params: { companionId: companion.id }, body }).unwrap()
      if (contact !== null) {
        const { unanswered: _counted, ...wish } = contact
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
        const params = { companionId: companion.id }
        await storeContact({ params, body: { ...wish, timeZone } }).unwrap()
      }
      onClose()
    } catch (error) {
      if (!birth.take(error)) showError(error, t('companions.edit.failed'))
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
          <Button type="submit" form={formId} busy={isLoading || storingContact.isLoading}>
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
      <div className="mb-5">
        <FormSection title={t('faces.edit')} lead={t('faces.editHint')}>
          {() => (
            <>
              <FacePicker hideLabel value={face} onChange={setFace} />
              <VoicePicker face={face} voice={voice} onChange={setVoice} />
            </>
          )}
        </FormSection>
      </div>
      <CompanionForm
        id={formId}
        companion={companion}
        initial={{ name, mood, backstory, personality }}
        birthRefusal={birth.refusal}
        onSubmit={(values) => void save(values)}
      />
      <div className="mt-5">
        <ContactSection companionId={id} entered={contact} onChange={setContact} />
      </div>
      <div className="mt-5">
        <FormSection title={t('companions.reminders.title')} lead={t('companions.reminders.lead')}>
          {() => <ReminderList companionId={id} />}
        </FormSection>
      </div>
    </Dialog>
  )
}
