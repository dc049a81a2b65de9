import type { EasternBazi } from '@lumen/contracts/fortune/eastern'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BirthForm,
  birthDataOf,
  readerZone,
  useBirthSubmit,
  useOwnBirth,
  usePutBirthProfileMutation,
  type BirthValues,
} from '@/features/birth-profile'
import { useUser } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { useComputeBaziMutation } from '../eastern-api'
import { Fold } from '../reading/fold'
import { ReadingSkeleton } from '../reading/parts'

const BaziResult = lazy(() => import('./bazi-result'))
const BaziMatch = lazy(() => import('./bazi-match'))
const ReverseLookup = lazy(() => import('./reverse-lookup'))

const initialOf = (known: BirthValues, whole: boolean): BirthValues => ({
  ...known,
  ...(whole && { timeUnknown: false }),
})

/**
 * The chart of four pillars: of the kept birth at once, else of what the form is given. `whole` asks
 * for date and time.
 */
export default function BaziTab({
  result,
  onResult,
  whole = false,
}: {
  result: EasternBazi | null
  onResult: (result: EasternBazi) => void
  whole?: boolean
}) {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const { profile, known: birth, isLoading } = useOwnBirth()
  const [computeBazi, { isLoading: busy }] = useComputeBaziMutation()
  const [putProfile] = usePutBirthProfileMutation()
  const { refusal, submit } = useBirthSubmit()
  const [failed, setFailed] = useState(false)
  const [keep, setKeep] = useState(true)
  const shown = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const [editing, setEditing] = useState(false)

  useEffect(() => {
    if (result === null || !asked.current) return
    asked.current = false
    shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView({ block: 'start' })
  }, [result])

  const compute = async (values: BirthValues) => {
    setFailed(false)
    const body = birthDataOf(values)
    const done = await submit(async () => {
      const found = await computeBazi({ query: readerZone(), body }).unwrap()
      asked.current = true
      setEditing(false)
      onResult(found)
      if (profile === null && keep)
        await putProfile({ params: { userId }, query: readerZone(), body })
    })
    if (!done) setFailed(true)
  }
  // What is wrong with a kept birth is told when the form that holds it is sent.
  const [castKeptBirth, { isLoading: casting, isUninitialized }] = useComputeBaziMutation()
  const castKept = useEffectEvent(async () => {
    if (profile === null || result !== null || !isUninitialized) return
    if (whole && profile.timeUnknown) return
    const body = birthDataOf(initialOf(birth, whole))
    const { data: found } = await castKeptBirth({ query: readerZone(), body })
    if (found !== undefined) onResult(found)
  })
  const known = profile !== null
  useEffect(() => {
    if (known) void castKept()
  }, [known])
  if (isLoading || casting) return <ReadingSkeleton />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {result !== null && !editing ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-end"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-4" />
          {t('astrology.chart.edit')}
        </Button>
      ) : (
        <Card padding="large">
          <h2 className="text-lg font-bold">{t('eastern.bazi.formTitle')}</h2>
          <p className="mt-1 mb-5 text-text-2">{t('eastern.bazi.formLead')}</p>
          <BirthForm
            key={profile?.updatedAt ?? 'none'}
            initial={initialOf(birth, whole)}
            refusal={refusal}
            placeRequired={false}
            timeRequired={whole}
            timeUnknownOffered={!whole}
            onSubmit={(values) => void compute(values)}
          >
            {({ date, time }) => (
              <>
                {profile === null && (
                  <Checkbox
                    label={t('eastern.bazi.keep')}
                    hint={t('eastern.bazi.keepHint')}
                    checked={keep}
                    onCheckedChange={setKeep}
                  />
                )}
                <Alert text={failed ? t('eastern.bazi.failed') : null} />
                <Button
                  type="submit"
                  size="large"
                  busy={busy}
                  disabled={date === '' || (whole && time === '')}
                  className="sm:justify-self-start"
                >
                  {t('eastern.bazi.submit')}
                </Button>
              </>
            )}
          </BirthForm>
        </Card>
      )}
      {result !== null && (
        <div ref={shown} tabIndex={-1} className="scroll-mt-4 outline-none">
          <Suspense fallback={<ReadingSkeleton />}>
            <BaziResult result={result} scale={whole ? 'fractions' : 'counts'} />
          </Suspense>
        </div>
      )}
      <Fold title={t('eastern.match.open')}>
        <Suspense fallback={<ReadingSkeleton />}>
          <BaziMatch />
        </Suspense>
      </Fold>
      <Fold title={t('eastern.reverse.open')}>
        <Suspense fallback={<ReadingSkeleton />}>
          <ReverseLookup />
        </Suspense>
      </Fold>
    </div>
  )
}
