import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '@/ui/segments'
import { LedgerList } from './ledger-list'
import { PaymentList } from './payment-list'
import { PaymentStateSection } from './payment-state-section'
import { SearchForm } from './search-form'
import { Section } from './section'
import { SubscriptionList } from './subscription-list'

const lists = { payments: PaymentList, ledger: LedgerList, subscriptions: SubscriptionList }
type List = keyof typeof lists
const listNames = Object.keys(lists) as List[]

/** Money and credits: how they are taken, what came and went, refunds. */
export function PaymentsPanel() {
  const { t } = useTranslation()
  const [which, setWhich] = useState<List>('payments')
  const [account, setAccount] = useState('')
  const Shown = lists[which]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PaymentStateSection />
      <Section
        name={t('adminPayments.list.heading')}
        aside={
          <Segments
            label={t('adminPayments.list.which')}
            hideLabel
            className="w-full max-w-sm"
            value={which}
            onValueChange={(id) => setWhich(id as List)}
            items={listNames.map((id) => ({ id, label: t(`adminPayments.list.${id}`) }))}
          />
        }
      >
        <SearchForm label={t('adminPayments.list.account')} onSearch={setAccount} />
        <Shown account={account} />
      </Section>
    </div>
  )
}
