import type { Companion } from '@lumen/contracts/chat/schema'
import { talkFileName } from '@lumen/contracts/chat/talk-file'
import type { Language } from '@lumen/contracts/languages'
import { BookOpenText, Braces } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExportDialog } from './export-dialog'
import { useExportTalkMutation } from './talk-file-api'

const forms = [
  { form: 'markdown', Icon: BookOpenText, label: 'readable', hint: 'readableHint' },
  { form: 'json', Icon: Braces, label: 'json', hint: 'jsonHint' },
] as const

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Today as `2026-11-23`, by the clock of this device. */
function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Gives a conversation as a file: to be read, or with all that belongs to it. */
export default function ExportTalkDialog({
  companion: { id: companionId, name },
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const [exportTalk] = useExportTalkMutation()
  return (
    <ExportDialog
      title={t('companions.talkFile.title')}
      lead={t('companions.talkFile.lead', { name })}
      failed={t('companions.talkFile.failed')}
      forms={forms.map(({ form, Icon, label, hint }) => ({
        form,
        Icon,
        label: t(`companions.talkFile.${label}`),
        hint: t(`companions.talkFile.${hint}`),
      }))}
      make={async (form) => ({
        url: await exportTalk({
          companionId,
          form,
          language: i18n.language as Language,
          timeZone: timeZoneHere(),
        }).unwrap(),
        name: talkFileName(name, form, today()),
      })}
      onClose={onClose}
    />
  )
}
