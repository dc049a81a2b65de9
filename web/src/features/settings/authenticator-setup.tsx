import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { useFreshSignIn } from './fresh-sign-in'
import { useConfirmTotpMutation } from './security-api'

/** A picture to scan, and the code that shows that it was. */
export function AuthenticatorSetup({
  secret,
  uri,
  onConfirmed,
  onCancel,
}: {
  secret: string
  uri: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const withFreshSignIn = useFreshSignIn()
  const [confirm, { isLoading }] = useConfirmTotpMutation()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)

  const save = async () => {
    setWrong(undefined)
    setFailure(null)
    try {
      const body = { code: code.trim() }
      const made = await withFreshSignIn(() => confirm({ body }).unwrap())
      if (made !== null) onConfirmed(made.recoveryCodes)
    } catch (error) {
      const refusal = errorCodeOf(error)
      if (refusal === 'code_invalid' || refusal === 'invalid_input')
        setWrong(t('errors.code_invalid'))
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{t('security.twoStep.scan')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label={t('security.twoStep.scan')} />
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-small text-text-2">{t('security.twoStep.secret')}</p>
          <p className="flex items-center gap-2">
            <code className="min-w-0" data-testid="totp-secret">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <CopyButton text={secret} label={t('security.twoStep.copy')} />
          </p>
        </div>
      </div>
      <Alert text={failure} />
      <Field label={t('auth.code')} error={wrong}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="ghost" onClick={onCancel}>
          {t('app.action.cancel')}
        </Button>
        <Button type="submit" busy={isLoading} disabled={code.trim() === ''}>
          {t('security.twoStep.confirm')}
        </Button>
      </div>
    </form>
  )
}

/** A QR code, dark on light in every theme: cameras ask for it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 3 })
    const cells = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size, path: cells.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-2 bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
