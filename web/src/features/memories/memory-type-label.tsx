import type { MemoryType } from '@lumen/contracts/memory/schema'
import { useTranslation } from 'react-i18next'
import { memoryLooks } from './memory-types'

/** The kind of a memory as glyph and word. */
export function MemoryTypeLabel({ type }: { type: MemoryType }) {
  const { t } = useTranslation()
  const { icon: Icon } = memoryLooks[type]
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-text-2">
      <Icon aria-hidden className="size-4 shrink-0 text-link" />
      {t(`memories.type.${type}`)}
    </span>
  )
}
