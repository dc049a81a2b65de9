import { creditCosts, planRefundEveryDays, refundDays } from '@lumen/contracts/plans'
import { ChevronDown } from 'lucide-react'
import { useSiteText } from '@/site/use-site-text'

const questions = ['credits', 'limits', 'expire', 'yearly', 'cancel', 'refund', 'support'] as const

export function Faq() {
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
