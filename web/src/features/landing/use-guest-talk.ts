import type { Memory } from '@lumen/contracts/memory/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '@/site/site-context'
import { siteErrorText } from '@/site/site-error-text'
import { useSiteText } from '@/site/use-site-text'
import { readStored, storageKeys, writeStored } from '@/storage/browser-storage'
import { followReply, readCrystals, readTalk, say, type Asked, type GuestTalk } from './guest-calls'

/** Crystals of a short talk; there is no waiting for more. */
const crystalsShown = 3

/** `of`: what was to be said when it came up; null: nothing yet. */
type Note = { of: Asked | null; text: string; isFailure: boolean }

/**
 * The talk of a guest: what was said before, what is said now, and what is remembered of it.
 * @param asked what is to be said; another one is said when there is another one
 * @param onSettled when it was answered, or could not be said
 */
export function useGuestTalk(asked: Asked | null, onSettled: (said: boolean) => void) {
  const { t } = useSiteText()
  const { language } = useSite()
  const [talk, setTalk] = useState<GuestTalk | null>(null)
  const [crystals, setCrystals] = useState<Memory[]>([])
  const [note, setNote] = useState<Note | null>(null)

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const until = readStored(storageKeys.guest)
    if (until === null) return
    const isOver = Date.parse(until) <= Date.now()
    const before = isOver ? null : await readTalk()
    signal.throwIfAborted()
    if (before !== null) {
      setTalk(before)
      setCrystals(await readCrystals(-1, signal))
      return
    }
    writeStored(storageKeys.guest, null)
    // Gone before its time, it went with an account.
    if (isOver) setNote({ of: null, text: t('landing.guest.lost'), isFailure: false })
  })
  const tell = useEffectEvent(async (what: Asked, signal: AbortSignal) => {
    const message = await say(what, language, readStored(storageKeys.guest) !== null)
    signal.throwIfAborted()
    await followReply(message.id, setTalk, signal)
    onSettled(true)
    if (crystals.length < crystalsShown) setCrystals(await readCrystals(crystals.length, signal))
  })
  const fail = useEffectEvent((error: unknown, what: Asked | null) => {
    console.warn('The talk broke off', error)
    setNote({ of: what, text: siteErrorText(t, error), isFailure: true })
    if (what !== null) onSettled(false)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const work = async () => {
      try {
        await (asked === null ? open(signal) : tell(asked, signal))
      } catch (error) {
        if (!signal.aborted) fail(error, asked)
      }
    }
    void work()
    return () => leaving.abort()
  }, [asked])

  return { talk, crystals, note: note?.of === asked ? note : null }
}
