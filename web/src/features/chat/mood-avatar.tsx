import type { Companion } from '@lumen/contracts/chat/schema'
import type { ComponentProps } from 'react'
import { moodColor } from '@/features/companion-data'
import { useAppSelector } from '@/store/root-reducer'
import { Avatar } from '@/ui/avatar'
import { selectTone } from './reply-state'

/** A companion’s face with an edge in the colour of its mood, as the talk has it now. */
export function MoodAvatar({
  companion: { id, name, avatarUrl, mood },
  size,
}: {
  companion: Companion
  size: NonNullable<ComponentProps<typeof Avatar>['size']>
}) {
  const tone = useAppSelector((state) => selectTone(state, id))
  return (
    <Avatar id={id} name={name} imageUrl={avatarUrl} size={size} ring={moodColor(tone ?? mood)} />
  )
}
