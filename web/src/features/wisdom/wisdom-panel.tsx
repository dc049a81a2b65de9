import { BaziCard } from './bazi-card'
import { DailyCard } from './daily-card'
import { HoroscopeCard } from './horoscope-card'
import { Insights } from './insights'

/** The wisdom tab: the day, the sign, the own pillars, insights. */
export default function WisdomPanel() {
  return (
    <div className="h-full overflow-y-auto overscroll-contain">
      <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <DailyCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <BaziCard />
          <HoroscopeCard />
        </div>
        <div className="xl:col-span-2">
          <Insights />
        </div>
      </div>
    </div>
  )
}
