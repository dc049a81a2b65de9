import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '@/session/use-session'
import { readPersonal, writePersonal } from '@/storage/personal-storage'
import { Button } from '@/ui/button'
import type { OffRecord } from './use-off-record'

const explainedName = 'off-record-explained'

/** Above the composer while nothing is remembered; says once what that means. */
export default function OffRecordLine({ name, offRecord }: { name: string; offRecord: OffRecord }) {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const [explained, setExplained] = useState(() => readPersonal(userId, explainedName) === true)
  const { switching, toggle } = offRecord
  return (
    <span className="mb-2 grid animate-[appear_160ms_var(--ease)] gap-1.5 rounded-3 border border-dashed border-control bg-surface-2 px-3.5 py-1.5">
      <span className="flex flex-wrap items-center gap-x-2.5">
        <EyeOff aria-hidden className="size-4 shrink-0 text-text-2" />
        <span className="min-w-0 flex-1 font-medium">{t('chat.offRecord.state')}</span>
        <Button
          variant="link"
          size="inline"
          className="min-h-9 px-1 pointer-coarse:min-h-11"
          busy={switching}
          onClick={toggle}
        >
          {t('chat.offRecord.turnOff')}
        </Button>
      </span>
      {!explained && (
        <span className="flex flex-wrap items-end gap-x-4 gap-y-1 pb-1">
          <span className="min-w-60 flex-1 text-text-2">
            {t('chat.offRecord.explained', { name })}
          </span>
          <Button
            variant="link"
            size="inline"
            className="ml-auto min-h-9 px-1 pointer-coarse:min-h-11"
            onClick={() => {
              writePersonal(userId, explainedName, true)
              setExplained(true)
            }}
          >
            {t('chat.offRecord.understood')}
          </Button>
        </span>
      )}
    </span>
  )
}
