import type { MemoryType } from '@lumen/contracts/memory/schema'
import {
  CalendarHeart,
  Flag,
  Heart,
  HeartPulse,
  Layers,
  Lightbulb,
  Sprout,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { Hue } from '@/ui/hue'

/** How a kind of memory looks: the hue of its crystal, and its glyph. Its name is `memories.type.<type>`. */
export const memoryLooks: Record<MemoryType, { hue: Hue; icon: LucideIcon }> = {
  fact: { hue: 'violet', icon: Lightbulb },
  preference: { hue: 'rose', icon: Heart },
  person: { hue: 'wood', icon: UserRound },
  event: { hue: 'earth', icon: CalendarHeart },
  plan: { hue: 'water', icon: Flag },
  emotion: { hue: 'fire', icon: HeartPulse },
  summary: { hue: 'teal', icon: Layers },
  reflection: { hue: 'uncut', icon: Sprout },
}

/** Every kind, in the order in which they are offered. */
export const memoryTypeNames = Object.keys(memoryLooks) as readonly MemoryType[]
