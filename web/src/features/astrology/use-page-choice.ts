import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnBirth } from '@/features/birth-profile'
import { isSign, signOfDate, type SignId } from './zodiac/signs'

/** The tab of a page, kept in its address. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = ids.find((id) => id === asked) ?? ids[0]
  const setTab = useCallback(
    (id: string) =>
      setParams(
        (before) => {
          before.set('tab', id)
          return before
        },
        { replace: true },
      ),
    [setParams],
  )
  return [tab, setTab] as const
}

/**
 * The sign of a page, kept in its address; else the reader’s own where their birth is known, else
 * Aries. `ready` is false while it is not known whose.
 */
export function useSign() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('sign')
  const { profile, date, isLoading } = useOwnBirth()
  const own = profile?.zodiacSign ?? (date === null ? null : signOfDate(date))
  // What was picked shows at once; the address follows.
  const [picked, setPicked] = useState<SignId | null>(null)
  const sign: SignId = picked ?? (isSign(asked) ? asked : (own ?? 'aries'))
  const setSign = useCallback(
    (id: SignId) => {
      setPicked(id)
      setParams(
        (before) => {
          before.set('sign', id)
          return before
        },
        { replace: true },
      )
    },
    [setParams],
  )
  return { sign, setSign, own, ready: isSign(asked) || !isLoading }
}
