import { Section, PageHead } from '@/site/section'
import { Closing } from '@/site/closing'
import { useSiteText } from '@/site/use-site-text'
import { CreditPacks } from './credit-packs'
import { Costs } from './costs'
import { Faq } from './faq'
import { PlanCards } from './plan-cards'
import { PlanTable } from './plan-table'

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
