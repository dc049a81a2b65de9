import { fold } from '@lumen/language/fold'
import type { ReactNode } from 'react'

/** Something the palette can do or lead to. */
export type CommandItem = {
  id: string
  group: 'pages' | 'companions' | 'actions' | 'language' | 'theme'
  label: string
  /** Further words it is found by. */
  keywords?: string
  icon: ReactNode
  /** Language of the label, where it is not the one of the page. */
  lang?: string
  /** What is chosen now. */
  current?: boolean
  run: () => void
}

/**
 * The commands that hold every word of a query, those whose label begins with it first. Accents,
 * case and width make no difference.
 */
export function findCommands(commands: readonly CommandItem[], query: string): CommandItem[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...commands]
  const begins = (command: CommandItem) => (fold(command.label).startsWith(wanted[0] ?? '') ? 0 : 1)
  return commands
    .filter(({ label, keywords = '' }) => {
      const text = fold(`${label} ${keywords}`)
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((a, b) => begins(a) - begins(b))
}
