import type { Companion } from '@lumen/contracts/chat/schema'
import { Braces, ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { isNative } from '@/native/bridge'
import { Dialog } from '@/ui/dialog'
import { Spinner } from '@/ui/spinner'
import { useExportCardMutation, type CardForm } from './cards-api'

/** Long enough for the browser to have begun. */
const keepMs = 60_000

/** Saves a file, or hands it to the system where there is nothing to save it to. */
async function save(url: string, name: string): Promise<void> {
  setTimeout(() => URL.revokeObjectURL(url), keepMs)
  if (isNative()) {
    const blob = await (await fetch(url)).blob()
    const files = [new File([blob], name, { type: blob.type })]
    if (navigator.canShare?.({ files })) {
      await navigator.share({ files }).catch((error: unknown) => {
        // Whoever closes the system’s window did not want to share after all.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      })
      return
    }
  }
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

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
  const showError = useShowError()
  const [exportCard] = useExportCardMutation()
  const [busy, setBusy] = useState<CardForm | null>(null)
  const give = async (form: CardForm) => {
    if (busy !== null) return
    setBusy(form)
    try {
      await save(await exportCard({ companionId, form }).unwrap(), `${name}.${form}`)
      onClose()
    } catch (error) {
      showError(error, t('companions.card.export.failed'))
    } finally {
      setBusy(null)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.card.export.title')}
      description={t('companions.card.export.lead', { name })}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {forms.map(({ form, Icon, label, hint }) => (
          <button
            key={form}
            type="button"
            aria-disabled={busy !== null}
            className="flex items-center gap-3 rounded-3 border border-line bg-surface p-4 text-start transition-[border-color,box-shadow] duration-160 hover:border-control hover:shadow-2 aria-disabled:opacity-55"
            onClick={() => void give(form)}
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-3 bg-soft text-on-soft">
              {busy === form ? <Spinner /> : <Icon aria-hidden className="size-5" />}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{t(`companions.card.export.${label}`)}</span>
              <span className="block text-small text-text-2">
                {t(`companions.card.export.${hint}`)}
              </span>
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
