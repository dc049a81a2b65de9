import { passkeyLimits } from '@lumen/contracts/auth/limits'
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useState } from 'react'
import { askChallenge, loginByPasskey, passkeyRefusalOf, passkeysOffered } from '@/session/passkeys'
import { useAppDispatch } from '@/store/root-reducer'

/** A challenge that waits in the suggestions of a field is renewed before it is too old. */
const renewMs = (passkeyLimits.challengeSeconds - 30) * 1000

/**
 * Signing in by a passkey: by a button, and by what the browser suggests in the field for the address.
 * @param onFailure told of failures, not of windows that somebody closed
 */
export function usePasskeyLogin(onFailure: (error: unknown) => void) {
  const dispatch = useAppDispatch()
  const [offered] = useState(passkeysOffered)
  const [asking, setAsking] = useState(false)
  const [round, setRound] = useState(0)
  const fail = useEffectEvent((error: unknown) => {
    if (passkeyRefusalOf(error) !== 'cancelled') onFailure(error)
  })

  useEffect(() => {
    if (!offered || asking) return
    let over = false
    const next = () => setRound((before) => before + 1)
    const acted = new AbortController()
    const suggest = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || over) return
      const challenge = await dispatch(askChallenge()).catch((error: unknown) => {
        console.warn('The browser cannot suggest passkeys now', error)
        return null
      })
      if (challenge === null || over) return
      try {
        await dispatch(loginByPasskey(challenge, true))
      } catch (error) {
        if (over) return
        fail(error)
        if (passkeyRefusalOf(error) !== null) return
        // A browser that answers by itself would be refused again and again: the person acts first.
        clearTimeout(renewal)
        for (const act of ['pointerdown', 'keydown'])
          document.addEventListener(act, next, { once: true, signal: acted.signal })
      }
    }
    const renewal = setTimeout(next, renewMs)
    void suggest()
    return () => {
      over = true
      clearTimeout(renewal)
      acted.abort()
      WebAuthnAbortService.cancelCeremony()
    }
  }, [offered, asking, round, dispatch])

  /** Does something with a passkey, for which the suggestions make room. */
  const ask = async (work: () => Promise<void>) => {
    setAsking(true)
    try {
      await work()
    } catch (error) {
      if (passkeyRefusalOf(error) !== 'cancelled') onFailure(error)
    } finally {
      setAsking(false)
    }
  }
  return { offered, asking, ask }
}
