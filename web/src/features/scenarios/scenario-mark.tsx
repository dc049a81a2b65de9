import type { ScenarioCategory } from '@lumen/contracts/chat/scenario-schema'
import {
  BookOpen,
  Castle,
  Coffee,
  Compass,
  HandHeart,
  Heart,
  Leaf,
  Palette,
  PartyPopper,
  Smile,
  type LucideIcon,
} from 'lucide-react'
import { cn } from '@/ui/class-names'

const marks: Readonly<Record<ScenarioCategory, readonly [icon: LucideIcon, tint: string]>> = {
  friendship: [Smile, 'bg-soft text-on-soft'],
  romantic: [Heart, 'bg-rose/12 text-rose'],
  adventure: [Compass, 'bg-teal/12 text-teal'],
  daily: [Coffee, 'bg-earth/12 text-earth'],
  fantasy: [Castle, 'bg-soft text-on-soft'],
  learning: [BookOpen, 'bg-water/12 text-water'],
  creative: [Palette, 'bg-rose/12 text-rose'],
  therapy: [HandHeart, 'bg-water/12 text-water'],
  spiritual: [Leaf, 'bg-wood/12 text-wood'],
  entertainment: [PartyPopper, 'bg-earth/12 text-earth'],
}

/** The sign of a scenario’s category, whose name stands beside it. */
export function ScenarioMark({ category }: { category: ScenarioCategory }) {
  const [Icon, tint] = marks[category]
  return (
    <span aria-hidden className={cn('grid size-11 shrink-0 place-items-center rounded-3', tint)}>
      <Icon className="size-5.5" />
    </span>
  )
}
