import { useState } from 'react'
import { useUser } from '@/session/use-session'
import { readPassing, writePassing } from '@/storage/passing-storage'
import { draftOf, newDraft, type Draft } from './draft'

const name = 'new-companion'

/** The companion that somebody is making in this tab, until it is made or begun anew. */
export function useDraft() {
  const { id: userId } = useUser()
  const [kept] = useState(() => draftOf(readPassing(userId, name)))
  const [draft, setDraft] = useState<Draft>(kept ?? newDraft)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    writePassing(userId, name, next)
  }
  const forget = () => {
    setDraft(newDraft)
    writePassing(userId, name, null)
  }
  return { draft, change, forget, begunBefore: kept !== null }
}
