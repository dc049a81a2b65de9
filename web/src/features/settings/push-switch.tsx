import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { isNative } from '@/native/bridge'
import { Alert } from '@/ui/alert'
import { Switch } from '@/ui/switch'
import {
  useAddPushSubscriptionMutation,
  useGetWebPushKeyQuery,
  useRemovePushSubscriptionMutation,
} from './settings-api'
import { readPushState, subscribeToPush, subscriptionBody, type PushState } from './web-push'

const currentState = (): Promise<PushState> =>
  readPushState().catch((error: unknown): PushState => {
    console.warn('Push messages are not available', error)
    return { kind: 'unsupported' }
  })

/** Push messages to this browser, or why there can be none; on a phone its system decides. */
export function PushSwitch() {
  const { t } = useTranslation()
  const showError = useShowError()
  const { data: key } = useGetWebPushKeyQuery()
  const [add] = useAddPushSubscriptionMutation()
  const [remove] = useRemovePushSubscriptionMutation()
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let left = false
    const look = async () => {
      const now = await currentState()
      if (!left) setState(now)
    }
    void look()
    return () => {
      left = true
    }
  }, [])

  if (isNative()) return <Alert tone="info" text={t('settings.notifications.pushOnPhone')} />
  if (state === null || key === undefined) return null
  if (state.kind === 'unsupported' || key.publicKey === null)
    return <Alert tone="info" text={t('settings.notifications.pushUnsupported')} />
  if (state.kind === 'denied')
    return <Alert tone="info" text={t('settings.notifications.pushDenied')} />

  const { publicKey } = key
  const change = async (on: boolean) => {
    setBusy(true)
    try {
      if (on && state.kind === 'off') {
        const body = subscriptionBody(await subscribeToPush(state.registration, publicKey))
        if (body !== null) await add({ body }).unwrap()
      }
      if (!on && state.kind === 'on') {
        await remove({ body: { endpoint: state.subscription.endpoint } }).unwrap()
        await state.subscription.unsubscribe()
      }
    } catch (error) {
      // A refused permission is an answer: the new state says it.
      if (!(error instanceof DOMException)) showError(error, t('settings.saveFailed'))
    }
    setState(await currentState())
    setBusy(false)
  }
  return (
    <Switch
      label={t('settings.notifications.thisDevice')}
      hint={t('settings.notifications.thisDeviceHint')}
      checked={state.kind === 'on'}
      busy={busy}
      onCheckedChange={(on) => void change(on)}
    />
  )
}
