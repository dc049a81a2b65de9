import type { Memory } from '@lumen/contracts/memory/schema'
import { useTranslation } from 'react-i18next'
import { MemoryForm, type MemoryValues } from '@/features/memories'

/** Edits a memory in the place where it stands; its code comes when somebody does. */
export default function EditForm({
  memory,
  onSave,
  onClose,
}: {
  memory: Memory
  onSave: (values: MemoryValues) => Promise<boolean>
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <MemoryForm
      label={t('memories.edit.title')}
      initial={memory}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
