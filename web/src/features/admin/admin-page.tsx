import {
  Activity,
  Bot,
  Gavel,
  Inbox,
  LayoutDashboard,
  Megaphone,
  Receipt,
  ScrollText,
  Users,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { Overview } from './overview'

const UserPanel = lazy(async () => ({ default: (await import('./user-panel')).UserPanel }))
const CompanionPanel = lazy(async () => ({
  default: (await import('./companion-panel')).CompanionPanel,
}))
const ModerationPanel = lazy(async () => ({
  default: (await import('./moderation-panel')).ModerationPanel,
}))
const PaymentsPanel = lazy(async () => ({
  default: (await import('./payments-panel')).PaymentsPanel,
}))
const SystemPanel = lazy(async () => ({ default: (await import('./system-panel')).SystemPanel }))
const PublishPanel = lazy(async () => ({
  default: (await import('./publish/publish-panel')).PublishPanel,
}))
const ContactInbox = lazy(async () => ({ default: (await import('./contact-inbox')).ContactInbox }))
const AuditLog = lazy(async () => ({ default: (await import('./audit-log')).AuditLog }))

const tabs = [
  { id: 'overview', icon: LayoutDashboard, Panel: Overview },
  { id: 'users', icon: Users, Panel: UserPanel },
  { id: 'companions', icon: Bot, Panel: CompanionPanel },
  { id: 'moderation', icon: Gavel, Panel: ModerationPanel },
  { id: 'payments', icon: Receipt, Panel: PaymentsPanel },
  { id: 'system', icon: Activity, Panel: SystemPanel },
  { id: 'publish', icon: Megaphone, Panel: PublishPanel },
  { id: 'inbox', icon: Inbox, Panel: ContactInbox },
  { id: 'log', icon: ScrollText, Panel: AuditLog },
] as const

/** The back office: figures, accounts, content, money, system, what is published, letters, and what administrators did. */
export default function AdminPage() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const tab = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0]
  return (
    <Page>
      <PageHead title={t('admin.title')} lead={t('admin.lead')} />
      <Tabs
        aside
        className="mt-6 lg:mt-8"
        label={t('admin.title')}
        value={tab.id}
        onValueChange={(id) => void navigate({ hash: id }, { replace: true })}
        tabs={tabs.map(({ id, icon: Icon }) => ({
          id,
          label: t(`admin.tab.${id}`),
          icon: <Icon aria-hidden className="max-md:hidden" />,
        }))}
      >
        <Suspense fallback={<Skeleton className="h-40 rounded-4" />}>
          <tab.Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}
