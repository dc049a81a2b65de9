import { AudioLines, Clapperboard, Eye, EyeOff, ImagePlus, Paperclip, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCapability } from '@/features/media'
import * as ui from '@/ui/menu-panel'
import { callParam } from '../call/call-param'
import type { InputMode } from '../chat-slice'
import type { OffRecord } from './use-off-record'

const others = [
  ['image', ImagePlus],
  ['video', Clapperboard],
  ['voice', AudioLines],
] as const

/** What can be done at the beginning of the box. */
export function MenuPanel({
  full,
  offRecord,
  onAttach,
  onMode,
  ...panel
}: Omit<ui.MenuPanelProps, 'entries'> & {
  /** No further picture fits. */
  full: boolean
  offRecord: OffRecord
  onAttach: () => void
  onMode: (mode: InputMode) => void
}) {
  const { t } = useTranslation()
  const [, setParams] = useSearchParams()
  const call = useCapability('call')
  return (
    <ui.MenuPanel
      {...panel}
      entries={[
        {
          kind: 'action',
          id: 'attach',
          label: t('chat.pictures.attach'),
          icon: <Paperclip aria-hidden />,
          disabled: full,
          onSelect: onAttach,
        },
        ...others.map(([id, Icon]) => ({
          kind: 'action' as const,
          id,
          label: t(`composer.mode.make.${id}`),
          icon: <Icon aria-hidden />,
          onSelect: () => onMode(id),
        })),
        ...(call?.available === true
          ? [
              {
                kind: 'action' as const,
                id: 'call',
                label: t('call.start'),
                icon: <Phone aria-hidden />,
                onSelect: () => setParams({ [callParam]: '' }),
              },
            ]
          : []),
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
  )
}
