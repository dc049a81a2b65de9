import type { Companion } from '@lumen/contracts/chat/schema'
import { Pencil, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { beginAt, useListScenariosQuery } from '@/features/scenarios'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

/** The user’s scenarios that are meant for a companion, and the ways to change them and to add one. */
export function ScenariosCard({ companion: { id, name } }: { companion: Companion }) {
  const { t } = useTranslation()
  const { data } = useListScenariosQuery()
  const meant = data?.filter(({ participants }) => participants.includes(id))
  return (
    <Card>
      <h2 className="font-display text-h3 font-bold">{t('growth.scenarios.heading')}</h2>
      {meant?.length === 0 && (
        <p className="mt-2 text-text-2">{t('growth.scenarios.none', { name })}</p>
      )}
      {meant !== undefined && meant.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {meant.map((scenario) => (
            <li key={scenario.id} className="flex items-center gap-1">
              <Link
                to={`/scenarios?edit=${scenario.id}`}
                aria-label={t('growth.scenarios.customize', { title: scenario.title })}
                className="-ml-3 flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3 rounded-2 px-3 hover:bg-surface-3 [&_svg]:size-4 [&_svg]:shrink-0"
              >
                <span className="min-w-0 wrap-anywhere">{scenario.title}</span>
                <Pencil aria-hidden />
              </Link>
              <Button asChild variant="soft" size="small" className="min-h-11">
                <Link
                  to={beginAt(scenario.id, id)}
                  aria-label={t('scenarios.begin.startNamed', { title: scenario.title })}
                >
                  {t('scenarios.begin.start')}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild variant="secondary">
          <Link to="/scenarios?new">
            <Plus aria-hidden className="size-4.5" />
            {t('growth.scenarios.add')}
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/scenarios">{t('growth.scenarios.all')}</Link>
        </Button>
      </div>
    </Card>
  )
}
