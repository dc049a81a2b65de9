import type { SaidMessage } from '@lumen/contracts/memory/schema'
import { useRef, useState } from 'react'
import { useLazySearchSaidQuery } from './find-api'

/** What is looked for: words, in one talk or in all of them. */
export type Wanted = { words: string; companionId?: string }

type Found = { wanted: Wanted; messages: readonly SaidMessage[]; next: string | null }

/** Looks for what was said, a page at a time; what was found before stays until something else is looked for. */
export function useSaid() {
  const [ask] = useLazySearchSaidQuery()
  const [found, setFound] = useState<Found | null>(null)
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  })
  const latest = useRef(0)

  const load = async (wanted: Wanted, before: Found | null) => {
    latest.current += 1
    const turn = latest.current
    setState({ busy: true, error: null })
    if (before === null) setFound(null)
    const cursor = before?.next ?? null
    try {
      const query = { ...wanted, ...(cursor !== null && { before: cursor }) }
      const page = await ask({ query }).unwrap()
      // Something else was looked for meanwhile.
      if (turn !== latest.current) return
      setFound({ wanted, messages: [...(before?.messages ?? []), ...page.found], next: page.next })
      setState({ busy: false, error: null })
    } catch (error) {
      if (turn === latest.current) setState({ busy: false, error })
    }
  }
  return {
    ...state,
    found,
    search: (wanted: Wanted) => void load(wanted, null),
    further: () => {
      if (found !== null) void load(found.wanted, found)
    },
  }
}
