import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { holdsPhrase } from '@lumen/understanding/phrase-templates'
import { suggestionGroups, suggestionsRoom } from './content.ts'

type SuggestionGroup = (typeof suggestionGroups)[number]

export type SuggestedAction = {
  /** Stable: group and degree, for example `emotion-close`. */
  readonly id: string
  readonly group: SuggestionGroup
  /** A message the user could send, in the user's language. */
  readonly text: string
  /** 5 to 9, higher first. */
  readonly priority: number
}

const contentOf = openRoom(suggestionsRoom)
const windowSize = 5
const shown = 4
const lengthLimit = 2_000

/** What a group starts with before keywords raise it: something to choose from in any talk. */
const basePriority: Readonly<Record<SuggestionGroup, number>> = {
  emotion: 6,
  memory: 5,
  fortune: 5,
  creativity: 6,
  question: 5,
  relationship: 5,
}

/** 9 for a group the newest message speaks of, 8 one message before, at least 7 within the window. */
const priorityOf = (age: number): number => Math.max(7, 9 - age)

/**
 * Messages to offer next: groups found by keywords in the last five messages (newest last) come
 * first, then general ones. At most four, highest priority first, one language throughout.
 */
export function suggestActions(recent: readonly string[], language: Language): SuggestedAction[] {
  const messages = recent
    .slice(-windowSize)
    .map((message) => message.slice(0, lengthLimit).toLowerCase())
    .reverse()
  const { suggestions } = contentOf(language)
  const actions = suggestionGroups.flatMap((group): SuggestedAction[] => {
    const { keywords, close, general } = suggestions[group]
    const age = messages.findIndex((message) => holdsPhrase(keywords, message))
    const offered: SuggestedAction[] = [
      { id: `${group}-general`, group, text: general, priority: basePriority[group] },
    ]
    if (age < 0) return offered
    return [{ id: `${group}-close`, group, text: close, priority: priorityOf(age) }, ...offered]
  })
  const fresh = actions.filter((action) => !messages.includes(action.text.toLowerCase()))
  return fresh.toSorted((one, other) => other.priority - one.priority).slice(0, shown)
}
