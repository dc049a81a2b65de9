import type { Companion } from '@lumen/contracts/chat/schema'
import { useState } from 'react'
import { moodColor } from '@/features/companion-data'
import { useAppSelector } from '@/store/root-reducer'
import { initialOf } from '@/ui/avatar'
import { cn } from '@/ui/class-names'
import { hexagon } from '@/ui/hexagon'
import { hueOf, hues } from '@/ui/hue'
import { useImageSource } from '@/ui/use-image-source'
import { selectTone } from '../reply-state'

/** What moves around the portrait: waves of whoever speaks, a slow light of who thinks. */
export type PortraitMotion = 'still' | 'breathing' | 'speaking' | 'hearing' | 'thinking'

const halos: Readonly<Record<PortraitMotion, string>> = {
  still: 'scale-100 opacity-30',
  breathing: 'opacity-30 animate-[call-breathe_4s_ease-in-out_infinite]',
  thinking: 'opacity-30 animate-[call-breathe_1600ms_ease-in-out_infinite]',
  hearing: 'scale-112 opacity-70',
  speaking: 'scale-108 opacity-50 animate-[call-speak_900ms_ease-in-out_infinite]',
}

/** Whom one talks to, large, with an edge in the colour of the talk’s mood. Decorative. */
export function CallPortrait({
  companion: { id, name, avatarUrl, mood },
  motion,
  small = false,
}: {
  companion: Companion
  motion: PortraitMotion
  /** Where something else needs the room. */
  small?: boolean
}) {
  const tone = useAppSelector((state) => selectTone(state, id))
  const color = moodColor(tone ?? mood)
  const source = useImageSource(avatarUrl)
  const [broken, setBroken] = useState<string>()
  const shades = hues[hueOf(id)]
  return (
    <div
      aria-hidden
      className={cn(
        'relative grid shrink-0 place-items-center',
        small ? 'size-28' : 'size-44 md:size-52',
      )}
    >
      <span
        className={cn(
          'absolute inset-0 transition-[scale,opacity] duration-240',
          hexagon,
          halos[motion],
        )}
        style={{ background: color }}
      />
      <span
        className={cn('relative grid size-[90%] place-items-center', hexagon)}
        style={{ background: color }}
      >
        <span
          className={cn(
            'grid size-[95%] place-items-center overflow-hidden font-bold text-white select-none',
            small ? 'text-4xl' : 'text-7xl',
            hexagon,
          )}
          style={{ background: `linear-gradient(150deg, ${shades[3]}, ${shades[1]} 70%)` }}
        >
          {source && broken !== source ? (
            <img
              src={source}
              alt=""
              className="size-full object-cover"
              onError={() => setBroken(source)}
            />
          ) : (
            initialOf(name)
          )}
        </span>
      </span>
    </div>
  )
}
