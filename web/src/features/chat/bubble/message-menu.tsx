import { Ellipsis } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { LazyMenu } from '@/ui/menu'
import type { Asked } from './asked'

const loadActions = () => import('./message-actions')

/** The button beside a bubble: seen when the pointer or the focus is there; for fingers there is the long press. */
export function MessageMenu({
  asked,
  children,
}: {
  asked: Asked
  /** What stands beside the button. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div
      className={cn(
        'flex items-center transition-opacity duration-160 group-hover/bubble:opacity-100 focus-within:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:absolute pointer-coarse:focus-within:pointer-events-auto pointer-coarse:focus-within:static',
        open ? 'opacity-100' : 'opacity-0',
      )}
    >
      <LazyMenu
        load={loadActions}
        align={asked.message.isFromUser ? 'end' : 'start'}
        onOpenChange={setOpen}
        trigger={
          <IconButton label={t('chat.menu.open')} size="small">
            <Ellipsis />
          </IconButton>
        }
        {...asked}
      />
      {children}
    </div>
  )
}
