import { CloudUpload, House, MessageCircleHeart, Server } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import type { Answers, Reach } from './answering'

const looks = {
  here: { Icon: House, tone: 'ok' },
  operator: { Icon: Server, tone: 'ok' },
  sent: { Icon: CloudUpload, tone: 'warn' },
} as const satisfies Record<Reach, object>

/** Who answers, where what is said goes, and why: what everybody may know. */
export function WhoAnswers({ answers }: { answers: Answers }) {
  const { t } = useTranslation()
  const { title, server, reach, why, loading } = answers
  const { Icon, tone } = looks[reach]
  const said = { model: title ?? '', server }
  return (
    <section aria-labelledby="who-answers">
      <Card padding="large">
        <div className="flex items-start gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-3 bg-soft text-on-soft">
            <MessageCircleHeart aria-hidden className="size-6" />
          </span>
          <div className="min-w-0 flex-1" aria-live="polite">
            <h2 id="who-answers" className="text-small font-semibold text-text-2">
              {t('models.who.title')}
            </h2>
            <p className="font-display text-h2 font-bold break-words">
              {title ?? t('models.who.offline')}
            </p>
            <p className="mt-2 max-w-prose">
              {t(title === null ? 'models.who.offlineText' : `models.who.${reach}`, said)}
            </p>
            <p className="mt-1 max-w-prose text-small text-text-2">{t(`models.why.${why}`)}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              <Badge tone={tone}>
                <Icon aria-hidden />
                {t(`models.reach.${reach}`, said)}
              </Badge>
              {loading && <Badge tone="soft">{t('models.state.loading')}</Badge>}
            </p>
          </div>
        </div>
      </Card>
    </section>
  )
}
