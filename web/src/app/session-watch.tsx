import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '@/i18n/i18n'
import { checkSession } from '@/session/session-flow'
import { readKey, sessionKeyName } from '@/session/session-storage'
import { forgetOfflineAnswers } from '@/service-worker/offline-answers'
import { applyTheme, chosenTheme } from '@/session/theme'
import { useSession } from '@/session/use-session'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/root-reducer'

/**
 * Follows the session: takes over language and theme of the account when somebody signs in, and
 * signs in or out with the other tabs of this browser.
 */
export function SessionWatch() {
  const { i18n } = useTranslation()
  const { status } = useSession()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const preferences = useAppSelector((state) => state.session.user?.preferences)

  useEffect(() => {
    if (status !== 'signed-in' || preferences === undefined) return
    if (preferences.language !== i18n.language) void changeLanguage(i18n, preferences.language)
    if (preferences.theme !== chosenTheme()) applyTheme(preferences.theme)
    // Later changes come from this device and are applied where they are made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])

  useEffect(() => {
    if (status === 'signed-out') void forgetOfflineAnswers()
  }, [status])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== sessionKeyName() && event.key !== null) return
      if (readKey() !== store.getState().session.key) void dispatch(checkSession())
    }
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [dispatch, store])

  return null
}
