import { useOwnBirth } from '@/features/birth-profile'
import { BaziCard } from './bazi-card'
import { DailyCard } from './daily-card'
import { HoroscopeCard } from './horoscope-card'
import { Insights } from './insights'
import { AskBirth } from './set-birth'

/** The wisdom tab: the day, the own pillars and sign or what they need, insights. */
export default function WisdomPanel() {
  const { profile, known, isLoading } = useOwnBirth()
  return (
    <div className="h-full overflow-y-auto overscroll-contain">
      <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <DailyCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {!isLoading && profile === null ? (
            <AskBirth date={known.date} />
          ) : (
            <>
              <BaziCard isKnown={profile !== null} />
              <HoroscopeCard profile={profile} />
            </>
          )}
        </div>
        <div className="xl:col-span-2">
          <Insights />
        </div>
      </div>
    </div>
  )
}
