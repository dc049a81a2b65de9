import { skipToken } from '@reduxjs/toolkit/query'
import { HeartHandshake } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useGetCompatibilityQuery } from '../astrology-api'
import { ReadingLoading } from '../reading/reading-loading'
import { SignGlyph } from '../zodiac/sign-glyph'
import { SignSelect } from '../zodiac/sign-select'
import { elementInk, signById, type SignId } from '../zodiac/signs'
import { MatchResult } from './match-result'

type Pair = { readonly partner1: SignId; readonly partner2: SignId }

/** Two signs against each other. */
export function CompatibilityPanel({
  own,
  children,
}: {
  own: SignId | null
  /** What stands below the choice, matches of the first sign for example. */
  children?: (first: SignId | null, choose: (first: SignId, second: SignId) => void) => ReactNode
}) {
  const { t } = useTranslation()
  const [chosen, setFirst] = useState<SignId | null>()
  // One’s own until another is chosen: it may become known after the page is shown.
  const first = chosen === undefined ? own : chosen
  const [second, setSecond] = useState<SignId | null>(null)
  const [asked, setAsked] = useState<Pair | null>(null)
  const { currentData, error, isFetching, refetch } = useGetCompatibilityQuery(
    asked === null ? skipToken : { body: asked },
  )
  const ask = (partner1: SignId | null, partner2: SignId | null) => {
    if (partner1 !== null && partner2 !== null) setAsked({ partner1, partner2 })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card padding="large">
        <h2 className="sr-only">{t('astrology.compatibility.signs')}</h2>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            ask(first, second)
          }}
        >
          <div className="grid items-end gap-5 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]">
            <SignSelect
              label={t('astrology.compatibility.first')}
              value={first}
              onChange={setFirst}
            />
            <div aria-hidden className="hidden h-12 items-center gap-3 md:flex">
              <Mark sign={first} />
              <HeartHandshake className="size-5 text-text-3" />
              <Mark sign={second} />
            </div>
            <SignSelect
              label={t('astrology.compatibility.second')}
              value={second}
              onChange={setSecond}
            />
            <Button
              type="submit"
              className="h-12"
              busy={isFetching}
              disabled={first === null || second === null}
            >
              {t('astrology.compatibility.submit')}
            </Button>
          </div>
        </form>
        {children?.(first, (one, other) => {
          setFirst(one)
          setSecond(other)
          ask(one, other)
        })}
      </Card>
      {asked === null ? (
        <EmptyState
          title={t('astrology.compatibility.empty.title')}
          text={t('astrology.compatibility.empty.text')}
          className="my-4"
        />
      ) : currentData !== undefined ? (
        <MatchResult
          reading={currentData}
          title={t('astrology.compatibility.pair', {
            first: t(`astrology.sign.${currentData.partner1}`),
            second: t(`astrology.sign.${currentData.partner2}`),
          })}
          marks={
            <>
              <Mark sign={currentData.partner1} />
              <Mark sign={currentData.partner2} />
            </>
          }
        />
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('astrology.compatibility.failed.title')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReadingLoading text={t('astrology.compatibility.loading')} />
      )}
    </div>
  )
}

const Mark = ({ sign }: { sign: SignId | null }) =>
  sign === null ? (
    <span className="size-9 rounded-full border-2 border-dashed border-line" />
  ) : (
    <SignGlyph sign={sign} className={`size-9 ${elementInk[signById(sign).element]}`} />
  )
