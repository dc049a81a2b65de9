import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Crystal } from '@/ui/crystal'
import { Popover } from '@/ui/popover'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { useIsWide } from '@/ui/use-media'
import { OnDemandPart } from './on-demand-part'
import type { UsedThings } from './used-memories'

const load = () => import('./used-memories')

/** Below a reply: how much of what is known went into it, and the way to see and mend that. */
export function UsedMemoriesChip({ companionId, used }: { companionId: string; used: UsedThings }) {
  const { t } = useTranslation()
  const wide = useIsWide()
  const [open, setOpen] = useState(false)
  const label = t('chat.why.title')
  const facts = used.filter(({ kind }) => kind === 'chart-fact').length
  const said = [
    used.length > facts && t('chat.memories', { count: used.length - facts }),
    facts > 0 && t('chat.facts', { count: facts }),
  ]
    .filter(Boolean)
    .join(' · ')
  const chip = (
    <button
      type="button"
      className="group/chip inline-flex items-center pointer-coarse:min-h-11"
      {...(wide
        ? {}
        : {
            'aria-haspopup': 'dialog' as const,
            'aria-expanded': open,
            onClick: () => setOpen(true),
          })}
    >
      <span className="inline-flex items-center gap-1.5 rounded-full bg-soft px-2.5 py-0.5 text-small text-on-soft transition-colors duration-160 group-hover/chip:bg-violet-200 dark:group-hover/chip:bg-violet-800">
        <Crystal hue="teal" seed={used[0]?.id ?? ''} facets={6} className="h-4" />
        {said}
      </span>
    </button>
  )
  const list = (
    <OnDemandPart
      load={load}
      waiting={<Spinner className="m-6 size-6 justify-self-center text-violet-500" />}
      companionId={companionId}
      used={used}
    />
  )
  if (!wide)
    return (
      <>
        {chip}
        <Sheet open={open} onOpenChange={setOpen} title={label}>
          {list}
        </Sheet>
      </>
    )
  return (
    <Popover
      trigger={chip}
      label={label}
      open={open}
      onOpenChange={setOpen}
      side="top"
      align="start"
    >
      <div className="grid min-h-0 overflow-y-auto overscroll-contain p-4">
        <h2 className="mb-2 font-display text-lg font-bold">{label}</h2>
        {list}
      </div>
    </Popover>
  )
}
