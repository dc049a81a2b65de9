import type { ProviderReturn } from '@lumen/contracts/auth/provider-operations'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import {
  readWay,
  useAddProviderCodeMutation,
  useReturnFromProviderMutation,
} from '@/features/providers'
import { signedIn } from '@/session/session-slice'
import { useAppDispatch } from '@/store/root-reducer'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { notify } from '@/ui/toast'
import { AuthCard } from './auth-card'
import { newcomersTarget, targetOf } from './target-of'
import { ObjectionLink } from './objection-link'
import { ProviderAccountForm } from './provider-account-form'

type Stage =
  | { at: 'waiting' | 'code' }
  | { at: 'account'; email: string; username: string }
  | { at: 'failed'; text: string; suspended?: boolean }

/** Where providers send people back to: asks what came of it, and for what is still missing. */
export default function ReturnPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [search] = useSearchParams()
  const [comeBack] = useReturnFromProviderMutation()
  const [stage, setStage] = useState<Stage>({ at: 'waiting' })
  const asked = useRef(false)
  const [way] = useState(readWay)
  const name = way === null ? '' : t(`providers.name.${way.provider}`)

  const goOn = ({ outcome, session, told }: ProviderReturn) => {
    if (outcome === 'code-needed') return setStage({ at: 'code' })
    if (told !== null) return setStage({ at: 'account', ...told })
    if (session !== null) dispatch(signedIn(session))
    if (outcome === 'linked') notify.success(t('providers.return.linked', { name }))
    if (outcome === 'reauthenticated') notify.success(t('providers.return.reauthenticated'))
    const target = targetOf(null, way?.target ?? '/')
    const to = stage.at === 'account' ? newcomersTarget(target) : target
    void navigate(to, { replace: true })
  }

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const sent = (key: string) => search.get(key) ?? undefined
    const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map(sent)
    // What came along opens nothing any more once it was asked about; it need not stay in the address.
    globalThis.history.replaceState(globalThis.history.state, '', '/auth/return')
    const ask = async () => {
      if (state === undefined || (code === undefined && error === undefined))
        return setStage({ at: 'failed', text: t('providers.return.broken') })
      try {
        const given = { ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
        goOn(await comeBack({ body: { state, ...given } }).unwrap())
      } catch (failure) {
        console.warn('Signing in by a provider failed', failure)
        const text = error === undefined ? errorText(failure) : t('providers.return.broken')
        const suspended = errorCodeOf(failure) === 'account_suspended'
        setStage({ at: 'failed', text, suspended })
      }
    }
    void ask()
  })

  const fromSettings = way !== null && way.purpose !== 'sign-in'
  if (stage.at === 'failed')
    return (
      <AuthCard title={t('providers.return.failed')}>
        <Alert text={stage.text} />
        {stage.suspended === true && <ObjectionLink />}
        <Button asChild size="large">
          <Link to={fromSettings ? '/settings' : '/auth'}>
            {t(fromSettings ? 'providers.return.toSettings' : 'providers.return.again')}
          </Link>
        </Button>
      </AuthCard>
    )
  if (stage.at === 'account')
    return (
      <AuthCard
        title={t('providers.return.accountTitle')}
        lead={t('providers.return.accountLead', { email: stage.email })}
      >
        <ProviderAccountForm username={stage.username} onDone={goOn} />
      </AuthCard>
    )
  if (stage.at === 'code')
    return (
      <AuthCard title={t('providers.return.codeTitle')} lead={t('providers.return.codeLead')}>
        <CodeForm onDone={goOn} />
      </AuthCard>
    )
  return (
    <AuthCard title={t('providers.return.title')}>
      <output className="text-text-2">{t('providers.return.wait')}</output>
    </AuthCard>
  )
}

function CodeForm({ onDone }: { onDone: (done: ProviderReturn) => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [add, { isLoading }] = useAddProviderCodeMutation()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    setWrong(undefined)
    setFailure(null)
    try {
      onDone(await add({ body: { code: code.trim() } }).unwrap())
    } catch (error) {
      const refusal = errorCodeOf(error)
      if (refusal === 'code_invalid' || refusal === 'invalid_input')
        setWrong(t('errors.code_invalid'))
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Alert text={failure} />
      <Field label={t('auth.code')} hint={t('auth.codeHint')} error={wrong}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={isLoading}>
        {t('providers.return.codeSubmit')}
      </Button>
    </form>
  )
}
