import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Time for a change of language to reach the server before it is asked again. */
const settleMs = 800
const tries = 3

/** Asks again for a reading that is still in the language the reader had before. */
export function useOwnLanguage(language: string | undefined, refetch: () => void): void {
  const { i18n } = useTranslation()
  const asked = useRef({ language: '', count: 0 })
  const wanted = i18n.language
  const ask = useEffectEvent(refetch)
  useEffect(() => {
    if (language === undefined || language === wanted) return
    if (asked.current.language !== wanted) asked.current = { language: wanted, count: 0 }
    if (asked.current.count >= tries) return
    asked.current.count += 1
    const timer = setTimeout(() => ask(), settleMs)
    return () => clearTimeout(timer)
  }, [language, wanted])
}
