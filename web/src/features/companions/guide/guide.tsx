import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBirthRefusal, type BirthProblems } from '@/features/birth-profile'
import { useCreateCompanion } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { companionBirthProblems } from '../companion-birth'
import { companionOf, steps, type Step } from './draft'
import { Review } from './review'
import { StepFields } from './step-fields'
import { useDraft } from './use-draft'
import { useGuideWords } from './use-guide-words'

/** A companion made step by step. What was chosen stays when one goes back, or leaves and comes again. */
export function Guide({ onClose, onAll }: { onClose: () => void; onAll: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const formId = useId()
  const words = useGuideWords()
  const { draft, change, forget, begunBefore } = useDraft()
  const [nameMissing, setNameMissing] = useState(false)
  const [birthFound, setBirthFound] = useState<BirthProblems>({})
  const birth = useBirthRefusal()
  const go = (next: Step) => change({ step: next })
  const made = () => {
    forget()
    onClose()
  }
  const { create, busy } = useCreateCompanion(made, (error) => {
    const isOfBirth = birth.take(error)
    if (isOfBirth) go('birth')
    return isOfBirth
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = draft
  const arrived = useRef(step)
  useEffect(() => {
    if (arrived.current === step) return
    arrived.current = step
    heading.current?.focus()
  }, [step])
  const at = steps.indexOf(step)
  const next = () => {
    const missing = step === 'name' && draft.name?.trim() === ''
    const wrong = step === 'birth' ? companionBirthProblems(draft.birth) : {}
    setNameMissing(missing)
    setBirthFound(wrong)
    if (missing || Object.keys(wrong).length > 0) return
    if (step === 'review') create(companionOf(draft, words))
    else go(steps[at + 1] ?? step)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.create.title')}
      footer={
        <>
          {at === 0 ? (
            <Button variant="ghost" className="mr-auto" onClick={onAll}>
              {t('companions.guide.all')}
            </Button>
          ) : (
            <Button variant="ghost" className="mr-auto" onClick={() => go(steps[at - 1] ?? step)}>
              {t('companions.guide.back')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy}>
            {t(step === 'review' ? 'companions.create.submit' : 'companions.guide.next')}
          </Button>
        </>
      }
    >
      <div aria-hidden className="mb-4 h-1.5 overflow-hidden rounded-full bg-surface-3">
        <div
          className="h-full rounded-full bg-violet-500 transition-[width] duration-240 motion-reduce:transition-none"
          style={{ width: `${((at + 1) / steps.length) * 100}%` }}
        />
      </div>
      <h3 ref={heading} tabIndex={-1} className="font-display text-h3 font-bold outline-none">
        <span className="block font-sans text-small font-normal text-text-2">
          {t('companions.guide.step', {
            step: format.number(at + 1),
            count: format.number(steps.length),
          })}
        </span>
        {t(`companions.guide.${step}.title`)}
      </h3>
      <p className="mt-1 mb-5 text-small text-text-2">{t(`companions.guide.${step}.lead`)}</p>
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        {step === 'review' ? (
          <Review draft={draft} words={words} onChange={go} />
        ) : (
          <StepFields
            draft={draft}
            words={words}
            nameMissing={nameMissing}
            birthFound={birthFound}
            birthRefusal={birth.refusal}
            onChange={change}
            onReady={made}
          />
        )}
      </form>
      {begunBefore && (
        <Button variant="ghost" size="small" className="mt-4" onClick={forget}>
          {t('companions.guide.anew')}
        </Button>
      )}
    </Dialog>
  )
}
