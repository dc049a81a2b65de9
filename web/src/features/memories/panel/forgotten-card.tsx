import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { Memory } from '@lumen/contracts/memory/schema'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { MemoryTypeLabel } from '../memory-type-label'
import type { MemoryActions } from '../use-memory-actions'

const dayMs = 86_400_000

/** A forgotten memory: until when it can come back, and the way back. */
export function ForgottenCard({ memory, actions }: { memory: Memory; actions: MemoryActions }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const { id, content, deletedAt } = memory
  const restore = async () => {
    setBusy(true)
    await actions.restore([id])
    setBusy(false)
  }
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line text-text-2">{content}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-small text-text-3">
        <MemoryTypeLabel type={memory.memoryType} />
        {deletedAt !== null && (
          <span>
            {t('memories.goneOn', {
              date: format.date(Date.parse(deletedAt) + memoryLimits.undoDays * dayMs),
            })}
          </span>
        )}
        <Button
          size="small"
          variant="secondary"
          className="ml-auto"
          busy={busy}
          onClick={() => void restore()}
        >
          {!busy && <Undo2 aria-hidden className="size-4" />}
          {t('memories.restore')}
        </Button>
      </div>
    </>
  )
}
