import { Fingerprint } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ProviderButtons, useGetSignInWaysQuery } from '@/features/providers'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { PasswordField } from '@/ui/password-field'
import {
  answerChallenge,
  askChallenge,
  passkeyRefusalOf,
  passkeysOffered,
} from '@/session/passkeys'
import { useAppDispatch } from '@/store/root-reducer'
import {
  useGetSecurityQuery,
  useReauthenticateByPasskeyMutation,
  useReauthenticateMutation,
} from './security-api'

/** Asks for the password again, and for a code where the account has an authenticator app. */
export function FreshDialog({ open, onEnd }: { open: boolean; onEnd: (fresh: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onEnd(false)
      }}
      size="small"
      title={t('security.fresh.title')}
      description={t('security.fresh.text')}
    >
      <Fresh onFresh={() => onEnd(true)} />
    </Dialog>
  )
}

/** By the password; whoever has none shows it by the provider that they sign in with. */
function Fresh({ onFresh }: { onFresh: () => void }) {
  const { t } = useTranslation()
  const { pathname, hash } = useLocation()
  const { data } = useGetSignInWaysQuery()
  if (data === undefined || data.hasPassword) return <FreshForm onFresh={onFresh} />
  const providers = data.links.map(({ provider }) => provider)
  const names = providers.map((provider) => t(`providers.name.${provider}`)).join(' / ')
  return (
    <div className="grid gap-4 pb-2">
      <p className="text-text-2">{t('providers.settings.fresh', { name: names })}</p>
      <ProviderButtons
        providers={providers}
        purpose="reauthenticate"
        target={`${pathname}${hash}`}
      />
    </div>
  )
}

function FreshForm({ onFresh }: { onFresh: () => void }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const errorText = useErrorText()
  const id = useId()
  const [reauthenticate, { isLoading }] = useReauthenticateMutation()
  const dispatch = useAppDispatch()
  const [showPasskey] = useReauthenticateByPasskeyMutation()
  const { data: security } = useGetSecurityQuery()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [wrong, setWrong] = useState<{ password?: string; code?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)

  const show = async () => {
    setWrong({})
    setFailure(null)
    if (password === '') return setWrong({ password: t('auth.invalid.passwordMissing') })
    try {
      await reauthenticate({
        body: { password, ...(asksCode && { code: code.trim() }) },
      }).unwrap()
      onFresh()
    } catch (error) {
      const refusal = errorCodeOf(error)
      if (refusal === 'second_factor_required') setAsksCode(true)
      else if (refusal === 'code_invalid') setWrong({ code: t('errors.code_invalid') })
      else if (refusal === 'invalid_input') setWrong({ password: t('settings.password.wrong') })
      else setFailure(errorText(error))
    }
  }
  const showOne = async () => {
    setWrong({})
    setFailure(null)
    setAsking(true)
    try {
      const body = await answerChallenge(await dispatch(askChallenge()))
      await showPasskey({ body }).unwrap()
      onFresh()
    } catch (error) {
      const refusal = passkeyRefusalOf(error)
      if (refusal === null) setFailure(errorText(error))
      else if (refusal !== 'cancelled') setFailure(t('passkeys.unsupported'))
    } finally {
      setAsking(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The window stands inside of forms of the page.
    event.stopPropagation()
    if (!isLoading) void show()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4 pb-2">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Alert text={failure} />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        value={password}
        error={wrong.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {asksCode && (
        <Field label={t('auth.code')} hint={t('auth.codeHint')} error={wrong.code}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" busy={isLoading}>
        {t('security.fresh.submit')}
      </Button>
      {security !== undefined && security.passkeys > 0 && passkeysOffered() && (
        <Button variant="secondary" busy={asking} onClick={() => void showOne()}>
          <Fingerprint aria-hidden className="size-5" />
          {t('auth.passkey.instead')}
        </Button>
      )}
    </form>
  )
}
