import { authLimits } from '@lumen/contracts/auth/limits'
import { minimumAgeIn } from '@lumen/contracts/policy'
import { ImagePlus } from 'lucide-react'
import { Suspense, useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { UserAvatarDialog } from '@/features/avatars'
import { regionOptions } from '@/i18n/regions'
import { ageOn, dateValue } from '@/session/age'
import { useGetBirthDateQuery, useUpdateProfileMutation } from '@/session/session-api'
import { userChanged } from '@/session/session-slice'
import { useUser } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { Alert } from '@/ui/alert'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { TierBadge } from '@/ui/tier-badge'
import { notify } from '@/ui/toast'
import { SettingsSection } from './settings-section'

/** What the form refuses, as the key of its text. */
type Problems = { username?: string; birthDate?: string }

function birthDateProblem(value: string, region: string, today: Date): string | undefined {
  if (value === '') return undefined
  const age = ageOn(value, today)
  if (age === null || age < 0 || age > 130) return 'auth.invalid.birthDate'
  return age < minimumAgeIn(region) ? 'auth.invalid.tooYoung' : undefined
}

/** Name, birth date and region of the account. */
export function ProfileSection() {
  const { t, i18n } = useTranslation()
  const user = useUser()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const regions = useMemo(() => regionOptions(i18n.language), [i18n.language])
  const isAgeKnown = user.ageBand !== 'unknown'
  const { data: told } = useGetBirthDateQuery(undefined, { skip: !isAgeKnown })
  const [updateProfile, { isLoading }] = useUpdateProfileMutation()
  const [username, setUsername] = useState(user.username)
  const [firstName, setFirstName] = useState(user.firstName ?? '')
  const [birthDate, setBirthDate] = useState('')
  const [region, setRegion] = useState(user.region ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const [today] = useState(() => dateValue(new Date()))

  const change = {
    ...(username.trim() !== user.username && { username: username.trim() }),
    ...(firstName.trim() !== (user.firstName ?? '') && { firstName: firstName.trim() || null }),
    ...(birthDate !== '' && { birthDate }),
    ...(region !== (user.region ?? '') && { region }),
  }
  const changed = Object.keys(change).length > 0

  const save = async () => {
    setFailure(null)
    const dateProblem = birthDateProblem(birthDate, region, new Date())
    const found: Problems = {
      ...(username.trim() === '' && { username: 'auth.invalid.usernameMissing' }),
      ...(dateProblem !== undefined && { birthDate: dateProblem }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    try {
      dispatch(userChanged(await updateProfile({ body: change }).unwrap()))
      setBirthDate('')
      notify.success(t('settings.saved'))
    } catch (error) {
      if (errorCodeOf(error) === 'age_too_young')
        setProblems({ birthDate: 'auth.invalid.tooYoung' })
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void save()
  }
  const problem = (name: keyof Problems) => {
    const key = problems[name]
    return key === undefined ? undefined : t(key, { age: minimumAgeIn(region) })
  }

  return (
    <SettingsSection id="profile" title={t('settings.profile.title')}>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <Avatar id={user.id} name={user.username} imageUrl={user.profileImageUrl} size={64} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-lg font-bold wrap-anywhere">{user.username}</p>
          <p className="text-small wrap-anywhere text-text-2">{user.email}</p>
          <TierBadge tier={user.subscriptionTier} className="mt-1" />
        </div>
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          <ImagePlus aria-hidden className="size-4" />
          {t('avatars.open.change')}
        </Button>
        {choosing && (
          <Suspense fallback={null}>
            <UserAvatarDialog onClose={() => setChoosing(false)} />
          </Suspense>
        )}
      </div>
      {!isAgeKnown && (
        <div className="mb-5">
          <Alert tone="info" text={t('settings.profile.ageUnknown')} />
        </div>
      )}
      <form noValidate onSubmit={submit} className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('auth.username')} error={problem('username')}>
          {(control) => (
            <Input
              {...control}
              value={username}
              maxLength={authLimits.username}
              autoComplete="nickname"
              onChange={({ target }) => setUsername(target.value)}
            />
          )}
        </Field>
        <Field label={t('settings.profile.firstName')}>
          {(control) => (
            <Input
              {...control}
              value={firstName}
              maxLength={authLimits.username}
              autoComplete="given-name"
              onChange={({ target }) => setFirstName(target.value)}
            />
          )}
        </Field>
        <Field
          label={t('auth.birthDate')}
          hint={t(
            isAgeKnown ? 'settings.profile.birthDateKnown' : 'settings.profile.birthDateMissing',
          )}
          error={problem('birthDate')}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              min="1900-01-01"
              max={today}
              autoComplete="bday"
              readOnly={isAgeKnown}
              className={isAgeKnown ? 'bg-surface-2 text-text-2' : ''}
              value={isAgeKnown ? (told?.birthDate ?? '') : birthDate}
              onChange={({ target }) => setBirthDate(target.value)}
            />
          )}
        </Field>
        <Field label={t('auth.region')}>
          {(control) => (
            <Select
              {...control}
              autoComplete="country"
              value={region}
              onChange={({ target }) => setRegion(target.value)}
            >
              {user.region === null && (
                <option value="" disabled>
                  {t('auth.regionChoose')}
                </option>
              )}
              {regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-4 sm:col-span-2 sm:justify-items-end">
          <Alert text={failure} />
          <Button type="submit" busy={isLoading} disabled={!changed}>
            {t('app.action.save')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
