import type { Companion } from '@lumen/contracts/chat/schema'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button'
import { LazyMenu } from '@/ui/menu'
import type { InputMode } from '../chat-slice'
import { useAddPictures } from '../pictures/use-attaching'
import type { OffRecord } from './use-off-record'

/** Without HEIC: phones hand their pictures over as JPEG then. They offer the camera by themselves. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const loadActions = () => import('./composer-actions')

/**
 * The button at the beginning of the box: what else can be said than text, what goes with it, and
 * whether it is remembered. Where something else is being said, it leads back to text.
 */
export function ComposerMenu({
  companion,
  mode,
  offRecord,
  onMode,
}: {
  companion: Companion
  mode: InputMode
  offRecord: OffRecord
  onMode: (mode: InputMode) => void
}) {
  const { t } = useTranslation()
  const { add, full } = useAddPictures(companion.id)
  const files = useRef<HTMLInputElement>(null)
  if (mode !== 'text')
    return (
      <IconButton label={t('composer.mode.back')} onClick={() => onMode('text')}>
        <X />
      </IconButton>
    )
  return (
    <>
      <input
        ref={files}
        type="file"
        accept={accepted}
        multiple
        hidden
        data-testid="picture-files"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (chosen.length > 0) add(chosen)
        }}
      />
      <LazyMenu
        load={loadActions}
        side="top"
        align="start"
        trigger={
          <IconButton label={t('composer.mode.label')} tooltip={false}>
            <Plus />
          </IconButton>
        }
        full={full}
        offRecord={offRecord}
        onAttach={() => files.current?.click()}
        onMode={onMode}
      />
    </>
  )
}
