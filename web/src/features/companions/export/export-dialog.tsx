import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useShowError } from '@/api/use-error-text'
import { Dialog } from '@/ui/dialog'
import { Spinner } from '@/ui/spinner'
import { saveFile } from './save-file'

type ExportForm<Form> = { form: Form; Icon: LucideIcon; label: string; hint: string }

/** Offers something as a file in several forms, and saves the one that is chosen. */
export function ExportDialog<Form extends string>({
  title,
  lead,
  failed,
  forms,
  make,
  onClose,
}: {
  title: string
  lead: string
  /** Told when it could not be made. */
  failed: string
  forms: readonly ExportForm<Form>[]
  /** Makes the file: its address in this page, and its name. */
  make: (form: Form) => Promise<{ url: string; name: string }>
  onClose: () => void
}) {
  const showError = useShowError()
  const [busy, setBusy] = useState<Form | null>(null)
  const give = async (form: Form) => {
    if (busy !== null) return
    setBusy(form)
    try {
      const { url, name } = await make(form)
      await saveFile(url, name)
      onClose()
    } catch (error) {
      showError(error, failed)
    } finally {
      setBusy(null)
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} description={lead}>
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
              <span className="block font-semibold">{label}</span>
              <span className="block text-small text-text-2">{hint}</span>
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
