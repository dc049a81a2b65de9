import type { Companion } from '@lumen/contracts/chat/schema'
import { AudioLines, Clapperboard, Eye, EyeOff, ImagePlus, Paperclip, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { InputMode } from '../chat-slice'
import { useAddPictures } from '../pictures/use-attaching'
import type { OffRecord } from './off-record'

/** Without HEIC: phones hand their pictures over as JPEG then. They offer the camera by themselves. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

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
      <Menu
        side="top"
        align="start"
        trigger={
          <IconButton label={t('composer.mode.label')} tooltip={false}>
            <Plus />
          </IconButton>
        }
        entries={[
          {
            kind: 'action',
            id: 'attach',
            label: t('chat.pictures.attach'),
            icon: <Paperclip aria-hidden />,
            disabled: full,
            onSelect: () => files.current?.click(),
          },
          ...others.map(([id, Icon]) => ({
            kind: 'action' as const,
            id,
            label: t(`composer.mode.make.${id}`),
            icon: <Icon aria-hidden />,
            onSelect: () => onMode(id),
          })),
          { kind: 'separator', id: 'memory' },
          {
            kind: 'action',
            id: 'off-record',
            label: t(offRecord.on ? 'chat.offRecord.turnOff' : 'chat.offRecord.label'),
            icon: offRecord.on ? <Eye aria-hidden /> : <EyeOff aria-hidden />,
            disabled: offRecord.switching,
            onSelect: offRecord.toggle,
          },
        ]}
      />
    </>
  )
}

const others = [
  ['image', ImagePlus],
  ['video', Clapperboard],
  ['voice', AudioLines],
] as const
