import { ChartColumn, CreditCard, LayoutGrid, ReceiptText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, Link } from 'react-router'
import { useSession } from '@/session/use-session'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { Overview } from './overview/overview'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

const PackGrid = lazy(async () => ({
  default: (await import('./purchase/pack-grid')).PackGrid,
}))
const Statement = lazy(async () => ({
  default: (await import('./transactions/statement')).Statement,
}))
const Statistics = lazy(async () => ({
  default: (await import('./statistics/statistics')).Statistics,
}))

const tabs = [
  { id: 'overview', icon: LayoutGrid, Panel: Overview },
  { id: 'purchase', icon: CreditCard, Panel: PackGrid },
  { id: 'transactions', icon: ReceiptText, Panel: Statement },
  { id: 'statistics', icon: ChartColumn, Panel: Statistics },
] as const

/** Credits: what is there, more of them, where they went, and what was used of the plan. */
export default function WalletPage() {
  const { t } = useTranslation()
  const { status } = useSession()
  const { hash } = useLocation()
  const navigate = useNavigate()
  // The session ended while somebody looked at this page.
  if (status !== 'signed-in') return <SignedOutPanel />
  const tab = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0]
  return (
    <Page>
      <PageHead title={t('wallet.title')} lead={t('wallet.lead')} />
      <Tabs
        className="mt-6"
        label={t('wallet.title')}
        value={tab.id}
        onValueChange={(id) => void navigate({ hash: id }, { replace: true })}
        tabs={tabs.map(({ id, icon: Icon }) => ({
          id,
          label: t(`wallet.tab.${id}`),
          icon: <Icon aria-hidden className="max-md:hidden" />,
        }))}
      >
        <Suspense fallback={<Skeleton className="h-64 rounded-4" />}>
          <tab.Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}

/** Shown when the session ends on the page of the wallet; signing in leads back to it. */
function SignedOutPanel() {
  const { t } = useTranslation()
  const { pathname, hash } = useLocation()
  return (
    <div className="grid min-h-[60dvh]">
      <h1 className="sr-only">{t('wallet.title')}</h1>
      <EmptyState
        title={t('wallet.signedOut.title')}
        text={t('wallet.signedOut.text')}
        action={
          <Button asChild>
            <Link to="/auth" state={{ from: pathname + hash }}>
              {t('wallet.signedOut.action')}
            </Link>
          </Button>
        }
      />
    </div>
  )
}
