import { creditCosts } from '@lumen/contracts/plans'
import { Image, MessageCircle, Mic, Video } from 'lucide-react'
import { useSiteText } from '@/site/use-site-text'
import { useMoney } from './use-money'

const uses = [
  { id: 'text', icon: MessageCircle },
  { id: 'image', icon: Image },
  { id: 'voiceMinute', icon: Mic },
  { id: 'video', icon: Video },
] as const

/** What one use costs, in credits. */
export function Costs() {
  const { t } = useSiteText()
  const { number } = useMoney()
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {uses.map(({ id, icon: Icon }) => (
        <div
          key={id}
          className="flex flex-col-reverse justify-end gap-1 rounded-4 border border-line bg-surface p-5 shadow-1"
        >
          <dt className="text-text-2">{t(`pricing.costs.${id}`)}</dt>
          <dd>
            <Icon aria-hidden className="mb-3 size-6 text-link" />
            <span className="font-display text-[2rem] leading-none font-bold tabular-nums">
              {number(creditCosts[id])}
            </span>{' '}
            <span className="text-small text-text-2">
              {t('pricing.costs.unit', { count: creditCosts[id] })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
