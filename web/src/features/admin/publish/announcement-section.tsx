import type { AnnouncementRecord } from '@lumen/contracts/announcements/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { languageOf, tagOf } from '@/i18n/languages'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { None } from '../none'
import { Answer, Section } from '../section'
import { AnnouncementForm } from './announcement-form'
import { useListAnnouncementsQuery, useRemoveAnnouncementMutation } from './publish-api'

/** What users are told over every page. */
export function AnnouncementSection() {
  const { t } = useTranslation()
  const list = useListAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [edited, setEdited] = useState<string | null>(null)
  const done = () => setEdited(null)
  return (
    <Section
      name={t('adminPublish.announcements.heading')}
      aside={
        edited !== 'new' && (
          <Button size="small" onClick={() => setEdited('new')}>
            {t('adminPublish.announcements.new')}
          </Button>
        )
      }
    >
      <p className="max-w-2xl text-text-2">{t('adminPublish.announcements.lead')}</p>
      {edited === 'new' && <AnnouncementForm record={null} onDone={done} />}
      <Answer query={list}>
        {(records) =>
          records.length === 0 ? (
            <None text={t('adminPublish.announcements.none')} />
          ) : (
            <ul className="grid gap-4">
              {records.map((record) =>
                record.id === edited ? (
                  <li key={record.id}>
                    <AnnouncementForm record={record} onDone={done} />
                  </li>
                ) : (
                  <AnnouncementCard
                    key={record.id}
                    record={record}
                    onEdit={() => setEdited(record.id)}
                  />
                ),
              )}
            </ul>
          )
        }
      </Answer>
    </Section>
  )
}

const stateOf = ({ beginsAt, endsAt }: AnnouncementRecord, now: number) =>
  Date.parse(beginsAt) > now
    ? 'scheduled'
    : endsAt !== null && Date.parse(endsAt) <= now
      ? 'ended'
      : 'current'
const tones = { scheduled: 'soft', current: 'ok', ended: 'neutral' } as const

function AnnouncementCard({ record, onEdit }: { record: AnnouncementRecord; onEdit: () => void }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [remove, { isLoading }] = useRemoveAnnouncementMutation()
  const [now] = useState(() => Date.now())
  const { id, words, fallback, beginsAt, endsAt, audience, plans, onStatus, version } = record
  const own = languageOf(i18n.language)
  const language = words[own] === undefined ? fallback : own
  const { title, text } = words[language]!
  const state = stateOf(record, now)
  const takeBack = async () => {
    try {
      await remove({ params: { id }, body: { version } }).unwrap()
      notify.success(t('adminPublish.announcements.removed'))
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  return (
    <li className="grid gap-3 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 lang={tagOf(language)} className="font-bold wrap-anywhere">
          {title}
        </h3>
        <Badge tone={tones[state]}>{t(`adminPublish.announcements.${state}`)}</Badge>
      </div>
      <p
        lang={tagOf(language)}
        className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-text-2"
      >
        {text}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-small text-text-3">
        <span>
          {endsAt === null
            ? t('adminPublish.announcements.from', { begin: format.dateTime(beginsAt) })
            : t('adminPublish.announcements.fromTo', {
                begin: format.dateTime(beginsAt),
                end: format.dateTime(endsAt),
              })}
        </span>
        {(audience === 'plans' ? plans : [audience]).map((each) => (
          <Badge key={each}>
            {audience === 'plans'
              ? t(`session.tier.${each}`)
              : t(`adminPublish.announcements.audience.${each}`)}
          </Badge>
        ))}
        {onStatus && <Badge>{t('adminPublish.announcements.statusPage')}</Badge>}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" variant="secondary" onClick={onEdit}>
          {t('adminPublish.announcements.edit')}
        </Button>
        <Button
          size="small"
          variant="dangerSecondary"
          busy={isLoading}
          onClick={() => void takeBack()}
        >
          {t('adminPublish.announcements.remove')}
        </Button>
      </div>
    </li>
  )
}
