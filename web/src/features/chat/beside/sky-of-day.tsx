import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readerZone } from '@/features/birth-profile'
import { firstSentence } from '@/i18n/first-sentence'
import { useGetDailyFortuneQuery } from '@/features/wisdom'
import { ownDay } from '@/i18n/own-day'
import { useUser } from '@/session/use-session'
import { Skeleton } from '@/ui/skeleton'

/** One sentence of the day's sky; to whoever gave no birth date it says how it becomes their own. */
export function SkyOfDay() {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const [day] = useState(() => ownDay())
  const { data, isError } = useGetDailyFortuneQuery({
    params: { userId },
    query: { date: day, ...readerZone() },
  })
  return (
    <section aria-labelledby="beside-sky" className="mt-auto grid gap-2 border-t border-line pt-5">
      <h2 id="beside-sky" className="text-small font-semibold text-text-2">
        {t(data?.personal === true ? 'home.day.ownStars' : 'home.day.stars')}
      </h2>
      {data === undefined ? (
        isError ? (
          <p className="text-small text-text-2">{t('home.day.starsLate')}</p>
        ) : (
          <Skeleton className="h-16" />
        )
      ) : (
        <>
          <p lang={data.language} className="line-clamp-4">
            {firstSentence(data.fortune, data.language)}
          </p>
          <Link
            to={data.personal ? '/eastern-fortune' : '/western-astrology'}
            className="inline-flex min-h-9 items-center justify-self-start rounded-1 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            {t(data.personal ? 'home.day.more' : 'home.day.byBirth')}
          </Link>
        </>
      )}
    </section>
  )
}
