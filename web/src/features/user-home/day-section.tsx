import type { Companion } from '@lumen/contracts/chat/schema'
import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { ArrowRight, MoonStar, RotateCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { signOfDate, useGetHoroscopeQuery } from '@/features/astrology'
import { readerZone, useOwnBirth } from '@/features/birth-profile'
import { MemoryCrystal } from '@/features/memories'
import { useGetDailyFortuneQuery } from '@/features/wisdom'
import { ownDay } from '@/i18n/own-day'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { firstSentence } from '@/i18n/first-sentence'
import { greetedWith } from './memory-of-day'
import { useAskedAgain } from './use-asked-again'

/**
 * The day as it is for this person: a sentence of their stars, and the newest crystal of what they told; where
 * the greeting above says that one already, the one before it.
 */
export function DaySection({
  companions,
  memories,
}: {
  companions: readonly Companion[]
  /** Newest first. */
  memories: readonly ChatMemory[]
}) {
  const [day] = useState(() => ownDay())
  const told = memories.filter(({ role }) => role === 'user')
  const { username } = useUser()
  const greeted = greetedWith(companions, memories, username, day)?.id
  const newest = told.find(({ id }) => id !== greeted) ?? told[0]
  return (
    <Parts>
      <StarsOfDay day={day} />
      {newest !== undefined && <NewestCrystal memory={newest} />}
    </Parts>
  )
}

const Parts = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
    {children}
  </div>
)

/** One part: who or what speaks, what they say, and the way on. */
const Part = ({
  mark,
  name,
  children,
  foot,
}: {
  mark: ReactNode
  name: string
  children: ReactNode
  foot?: ReactNode
}) => (
  <article className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr_auto] items-center gap-x-3 gap-y-2 rounded-4 border border-line bg-surface p-5 shadow-1">
    {mark}
    <h3 className="text-small font-semibold text-text-2">{name}</h3>
    <div className="col-span-2 self-start wrap-anywhere">{children}</div>
    <div className="col-span-2 -mb-2 -ml-2 flex min-h-11 items-center">{foot}</div>
  </article>
)

const Onward = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2 text-small font-semibold text-link hover:bg-soft hover:text-on-soft"
  >
    {children}
    <ArrowRight aria-hidden className="size-4" />
  </Link>
)

const quote = 'line-clamp-3 text-lg leading-8'

/** Of the own chart where there is one, else of the own sign, else of the day for everybody. */
function StarsOfDay({ day }: { day: string }) {
  const { id: userId } = useUser()
  const { profile, date, isLoading } = useOwnBirth()
  const sign = profile === null && date !== null ? signOfDate(date) : null
  const daily = useGetDailyFortuneQuery(
    { params: { userId }, query: { date: day, ...readerZone() } },
    { skip: isLoading || sign !== null },
  )
  const ofSign = useGetHoroscopeQuery(
    { params: { sign: sign ?? 'aries' }, query: readerZone() },
    { skip: sign === null },
  )
  const { t } = useTranslation()
  useAskedAgain(daily, ofSign)
  if (sign !== null)
    return (
      <StarsPart
        name={t('home.day.sign', { sign: t(`astrology.sign.${sign}`) })}
        onward="/western-astrology"
        label={t('home.day.more')}
        query={ofSign}
        text={ofSign.data?.horoscope.overall}
        language={ofSign.data?.language}
      />
    )
  const personal = daily.data?.personal === true
  return (
    <StarsPart
      name={t(personal ? 'home.day.ownStars' : 'home.day.stars')}
      onward={personal ? '/eastern-fortune' : '/western-astrology'}
      label={t(personal ? 'home.day.more' : 'home.day.byBirth')}
      query={daily}
      text={daily.data?.fortune}
      language={daily.data?.language}
    />
  )
}

function StarsPart({
  name,
  onward,
  label,
  query: { error, isFetching, refetch },
  text,
  language = '',
}: {
  name: string
  onward: string
  label: string
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  text: string | undefined
  language: string | undefined
}) {
  const { t } = useTranslation()
  return (
    <Part
      mark={
        <span className="grid size-9 place-items-center rounded-full bg-soft text-on-soft">
          <MoonStar aria-hidden className="size-5" />
        </span>
      }
      name={name}
      foot={text !== undefined && <Onward to={onward}>{label}</Onward>}
    >
      {text !== undefined ? (
        <p className={quote} lang={language}>
          {firstSentence(text, language)}
        </p>
      ) : error !== undefined ? (
        <p className="text-text-2">
          {t('home.day.starsLate')}{' '}
          <Button size="small" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            <RotateCw aria-hidden className="size-4" />
            {t('app.action.retry')}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-12" />
      )}
    </Part>
  )
}

function NewestCrystal({ memory }: { memory: ChatMemory }) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const { content, timestamp, importance } = memory
  // As large as the faces beside it, whatever it was used for.
  const cut = { ...memory, importance: importance * 10, accessCount: 6, createdAt: timestamp }
  return (
    <Part
      mark={<MemoryCrystal memory={cut} now={now} className="size-9" />}
      name={t('home.day.crystal')}
      foot={<Onward to="/memory-crystal">{t('home.day.crystals')}</Onward>}
    >
      <p className="line-clamp-3">{content}</p>
    </Part>
  )
}
