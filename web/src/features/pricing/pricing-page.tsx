import { Section, PageHead } from '@/site/section'
import { ProductPicture } from '@/site/product-picture'
import { Closing } from '@/site/closing'
import { useSiteText } from '@/site/use-site-text'
import { CreditPacks } from './credit-packs'
import { PlanCards } from './plan-cards'
import { PlanTable } from './plan-table'
import { creditCosts, planRefundEveryDays, refundDays } from '@lumen/contracts/plans'
import { Image, MessageCircle, Mic, Video, ChevronDown } from 'lucide-react'
import { useMoney } from './use-money'

export default function PricingPage() {
  const { t } = useSiteText()
  return (
    <>
      <PageHead heading={t('pricing.heading')} text={t('pricing.text')} />
      <PlanCards />
      <Section heading={t('pricing.table.heading')}>
        <PlanTable />
      </Section>
      <div className="border-y border-line bg-surface-2">
        <Section heading={t('pricing.costs.heading')} text={t('pricing.costs.intro')}>
          <Costs />
          <ProductPicture picture="wallet" captioned className="mx-auto mt-12 max-w-3xl" />
        </Section>
      </div>
      <Section heading={t('pricing.packs.heading')} text={t('pricing.packs.text')}>
        <CreditPacks />
      </Section>
      <Section id="faq" heading={t('pricing.faq.heading')} className="md:pt-4">
        <Faq />
      </Section>
      <Closing />
    </>
  )
}

const uses = [
  { id: 'text', icon: MessageCircle },
  { id: 'image', icon: Image },
  { id: 'voiceMinute', icon: Mic },
  { id: 'video', icon: Video },
] as const

/** What one use costs, in credits. */
function Costs() {
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

const questions = ['credits', 'limits', 'expire', 'yearly', 'cancel', 'refund', 'support'] as const

function Faq() {
  const { t } = useSiteText()
  return (
    <div className="max-w-4xl divide-y divide-line border-y border-line">
      {questions.map((id) => (
        <details key={id} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {t(`pricing.faq.${id}.question`)}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-text-3 transition-transform duration-240 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-3xl pb-6 text-pretty text-text-2">
            {t(`pricing.faq.${id}.answer`, {
              ...creditCosts,
              days: refundDays,
              every: planRefundEveryDays,
            })}
          </p>
        </details>
      ))}
    </div>
  )
}
