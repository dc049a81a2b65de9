import type { AdminUser } from '@lumen/contracts/admin/office-schema'
import { planIds, type PlanId } from '@lumen/contracts/plans'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { notify } from '@/ui/toast'
import { useEndGivenPlanMutation, useGivePlanMutation } from './admin-api'
import { ReasonField } from './reason-field'

/** The day after so many, as a date field has it. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A better plan at no cost, until the end of a day (UTC). */
export function PlanForm({ user: { id: userId, tier, planGivenUntil } }: { user: AdminUser }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const better = planIds.slice(planIds.findIndex((id) => id === tier) + 1)
  const [plan, setPlan] = useState<PlanId | undefined>(better[0])
  const [day, setDay] = useState(() => dayAfter(30))
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [give, giving] = useGivePlanMutation()
  const [end, ending] = useEndGivenPlanMutation()
  const chosen = plan !== undefined && better.includes(plan) ? plan : better[0]
  const params = { userId }
  const act = async (deed: () => Promise<unknown>, done: string) => {
    setFailure(null)
    try {
      await deed()
      notify.success(done)
      setReason('')
    } catch (error) {
      setFailure(
        errorCodeOf(error) === 'conflict' ? t('adminCare.plan.conflict') : errorText(error),
      )
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined) return
    const body = {
      id: crypto.randomUUID(),
      plan: chosen,
      until: `${day}T23:59:59.000Z`,
      reason: reason.trim(),
    }
    void act(() => give({ params, body }).unwrap(), t('adminCare.plan.given'))
  }
  const disabled = reason.trim() === '' || giving.isLoading || ending.isLoading
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-bold">{t('adminCare.plan.heading')}</h3>
      <p className="text-text-2">
        {planGivenUntil === null
          ? t('adminCare.plan.lead')
          : t('adminCare.plan.until', { date: format.date(planGivenUntil) })}
      </p>
      <form className="grid gap-4 rounded-3 bg-surface-2 p-4" onSubmit={submit}>
        {chosen !== undefined && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('admin.users.tier')}>
              {(control) => (
                <Select
                  {...control}
                  value={chosen}
                  onChange={(event) => setPlan(event.target.value as PlanId)}
                >
                  {better.map((id) => (
                    <option key={id} value={id}>
                      {t(`session.tier.${id}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('adminCare.plan.day')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  required
                  min={dayAfter(0)}
                  value={day}
                  onChange={(event) => setDay(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
        <ReasonField value={reason} onChange={setReason} />
        <Alert text={failure} />
        <div className="flex flex-wrap gap-2.5">
          {chosen !== undefined && (
            <Button type="submit" disabled={disabled || day === ''}>
              {t('adminCare.plan.give')}
            </Button>
          )}
          {planGivenUntil !== null && (
            <Button
              variant="secondary"
              disabled={disabled}
              onClick={() =>
                void act(
                  () => end({ params, body: { reason: reason.trim() } }).unwrap(),
                  t('adminCare.plan.ended'),
                )
              }
            >
              {t('adminCare.plan.end')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
