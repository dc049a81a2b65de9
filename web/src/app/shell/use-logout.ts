import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { logout } from '@/session/session-flow'
import { useAppDispatch } from '@/store/root-reducer'
import { notify } from '@/ui/toast'

/** Signs out and leads to /auth; says so when the server could not be told. */
export function useLogout() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const run = useCallback(async () => {
    setBusy(true)
    try {
      await dispatch(logout())
      await navigate('/auth')
    } catch (error) {
      console.error('Signing out failed', error)
      notify.error(t('session.logoutFailed.title'), {
        description: t('session.logoutFailed.text'),
      })
    } finally {
      setBusy(false)
    }
  }, [dispatch, navigate, t])
  return { busy, logout: run }
}
