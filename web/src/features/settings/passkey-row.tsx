import { passkeyLimits } from '@lumen/contracts/auth/limits'
import type { Passkey } from '@lumen/contracts/auth/passkeys'
import { Fingerprint } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { notify } from '@/ui/toast'
import { useFreshSignIn } from './fresh-sign-in'
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from './security-api'

/** One passkey: what it is called, when it was used, and how to name or remove it. */
export function PasskeyRow({
  passkey,
  naming,
  onNamed,
}: {
  passkey: Passkey
  /** Whether it is to be named now. */
  naming: boolean
  onNamed: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [renaming, setRenaming] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { synced, createdAt, lastUsedAt } = passkey
  const name = passkey.name === '' ? t('passkeys.unnamed') : passkey.name
  if (naming || renaming)
    return (
      <li className="py-3 first:pt-0 last:pb-0">
        <NameForm
          passkey={passkey}
          onDone={() => {
            setRenaming(false)
            onNamed()
          }}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-3 text-text-2">
        <Fingerprint aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5 font-medium break-words">
          {name}
          {synced && <Badge>{t('passkeys.synced')}</Badge>}
        </p>
        <p className="text-small text-text-3">
          {t('passkeys.made', { date: format.date(createdAt) })} ·{' '}
          {lastUsedAt === null
            ? t('passkeys.neverUsed')
            : t('passkeys.used', { when: format.relative(lastUsedAt) })}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={t('passkeys.renameOne', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="dangerSecondary"
          size="small"
          aria-label={t('passkeys.removeOne', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
      <RemoveDialog
        id={passkey.id}
        name={name}
        open={removing}
        onClose={() => setRemoving(false)}
      />
    </li>
  )
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [rename, { isLoading }] = useRenamePasskeyMutation()
  const [name, setName] = useState(passkey.name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const save = async () => {
    try {
      if (name.trim() !== passkey.name)
        await rename({ params: { passkeyId: passkey.id }, body: { name: name.trim() } }).unwrap()
      onDone()
    } catch (error) {
      showError(error, t('passkeys.failed'))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            maxLength={passkeyLimits.name}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onDone}>
          {t('app.action.cancel')}
        </Button>
        <Button type="submit" busy={isLoading} disabled={name.trim() === ''}>
          {t('app.action.save')}
        </Button>
      </div>
    </form>
  )
}

function RemoveDialog({
  id,
  name,
  open,
  onClose,
}: {
  id: string
  name: string
  open: boolean
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const withFreshSignIn = useFreshSignIn()
  const [remove, { isLoading }] = useRemovePasskeyMutation()
  const confirm = async () => {
    onClose()
    try {
      const done = await withFreshSignIn(() => remove({ params: { passkeyId: id } }).unwrap())
      if (done !== null) notify.success(t('passkeys.removed'))
    } catch (error) {
      showError(error, t('passkeys.failed'))
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      size="small"
      title={t('passkeys.removeTitle', { name })}
      description={t('passkeys.removeText')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
            {t('passkeys.remove')}
          </Button>
        </>
      }
    />
  )
}
