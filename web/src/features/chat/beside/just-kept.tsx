import type { ServerFrames } from '@lumen/contracts/frames'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memoryLooks } from '@/features/memories'
import { useRealtime } from '@/realtime/realtime'
import { Crystal } from '@/ui/crystal'

const shown = 3

type Made = ServerFrames['memories_changed']['created'][number]

/**
 * What was remembered since this was opened, the newest first. It is read out where the crystals are
 * counted, not here.
 */
export function JustKept({ companionId }: { companionId: string }) {
  const { t } = useTranslation()
  const { subscribe } = useRealtime()
  const [made, setMade] = useState<readonly Made[]>([])
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type !== 'memories_changed' || frame.companionId !== companionId) return
        setMade((before) => [...frame.created.toReversed(), ...before].slice(0, shown))
      }),
    [subscribe, companionId],
  )
  if (made.length === 0) return null
  return (
    <section aria-labelledby="beside-kept" className="grid gap-2">
      <h2 id="beside-kept" className="text-small font-semibold text-text-2">
        {t('chat.beside.kept')}
      </h2>
      <ul className="grid gap-2">
        {made.map(({ id, memoryType, excerpt }) => (
          <li key={id} className="flex animate-[appear_240ms_var(--ease)] items-start gap-2.5">
            <Crystal
              hue={memoryLooks[memoryType].hue}
              seed={id}
              facets={6}
              className="mt-0.5 h-5 shrink-0"
            />
            <span className="line-clamp-2 min-w-0 text-small wrap-anywhere">{excerpt}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
