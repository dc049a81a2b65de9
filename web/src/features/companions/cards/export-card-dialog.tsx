import type { Companion } from '@lumen/contracts/chat/schema'
import { Braces, ImageDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExportDialog } from '../export/export-dialog'
import { useExportCardMutation } from './cards-api'

const forms = [
  { form: 'png', Icon: ImageDown, label: 'picture', hint: 'pictureHint' },
  { form: 'json', Icon: Braces, label: 'json', hint: 'jsonHint' },
] as const

/** Gives a companion as a character card: a picture, or a file of text. */
export default function ExportCardDialog({
  companion: { id: companionId, name },
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [exportCard] = useExportCardMutation()
  return (
    <ExportDialog
      title={t('companions.card.export.title')}
      lead={t('companions.card.export.lead', { name })}
      failed={t('companions.card.export.failed')}
      forms={forms.map(({ form, Icon, label, hint }) => ({
        form,
        Icon,
        label: t(`companions.card.export.${label}`),
        hint: t(`companions.card.export.${hint}`),
      }))}
      make={async (form) => ({
        url: await exportCard({ companionId, form }).unwrap(),
        name: `${name}.${form}`,
      })}
      onClose={onClose}
    />
  )
}
