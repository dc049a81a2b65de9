import { Activity, Inbox, LayoutDashboard, ScrollText, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Tabs } from '@/ui/tabs'
import { AuditLog } from './audit-log'
import { ContactInbox } from './contact-inbox'
import { Overview } from './overview'
import { SystemPanel } from './system-panel'
import { UserPanel } from './user-panel'

const tabs = [
  { id: 'overview', icon: LayoutDashboard, Panel: Overview },
  { id: 'users', icon: Users, Panel: UserPanel },
  { id: 'system', icon: Activity, Panel: SystemPanel },
  { id: 'inbox', icon: Inbox, Panel: ContactInbox },
  { id: 'log', icon: ScrollText, Panel: AuditLog },
] as const

/** The back office: figures, accounts, system, what people wrote, and what administrators did. */
export default function AdminPage() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const tab = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0]
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="font-display text-h1 font-bold">{t('admin.title')}</h1>
      <p className="mt-1 max-w-2xl text-text-2">{t('admin.lead')}</p>
      <Tabs
        className="mt-6"
        label={t('admin.title')}
        value={tab.id}
        onValueChange={(id) => void navigate({ hash: id }, { replace: true })}
        tabs={tabs.map(({ id, icon: Icon }) => ({
          id,
          label: t(`admin.tab.${id}`),
          icon: <Icon aria-hidden className="max-md:hidden" />,
        }))}
      >
        <tab.Panel />
      </Tabs>
    </div>
  )
}
