import type { Companion } from '@lumen/contracts/chat/schema'
import { Gem, MessagesSquare, ScrollText, Sprout, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { loadGrowthPanel } from '@/features/growth'

export type PanelProps = { companion: Companion }

export type ChatTab = {
  /** Its name is the text `chat.tabs.<id>`. */
  id: string
  /** What names it in the address, after `#`; the talk has none. */
  hash: string
  icon: LucideIcon
  /** Fetches the panel when it is first shown; null for the talk, which is there from the start. */
  load: (() => Promise<{ default: ComponentType<PanelProps> }>) | null
}

/** What the main area shows of one companion, in the order of the tabs (spec 1 §2). */
export const chatTabs: readonly ChatTab[] = [
  { id: 'chat', hash: '', icon: MessagesSquare, load: null },
  {
    id: 'memories',
    hash: 'memories',
    icon: Gem,
    load: async () => (await import('@/features/memories')).loadMemoriesPanel(),
  },
  {
    id: 'wisdom',
    hash: 'wisdom',
    icon: ScrollText,
    load: async () => (await import('@/features/wisdom')).loadWisdomPanel(),
  },
  { id: 'growth', hash: 'personality', icon: Sprout, load: loadGrowthPanel },
]

/** The tab that an address names; the talk when it names none. */
export const tabOfHash = (hash: string): ChatTab =>
  chatTabs.find((tab) => tab.hash === hash.replace(/^#/, '')) ?? (chatTabs[0] as ChatTab)
