import type { HelpEntry } from '@lumen/contracts/admin/help-operations'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf, languageOptions, tagOf, type Language } from '@/i18n/languages'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import type { Column } from '@/ui/data-table'
import { Select } from '@/ui/select'
import { OfficeTable } from '../office-table'
import { Answer, Section } from '../section'
import { HelpEditor } from './help-editor'
import { useListHelpQuery } from './publish-api'

const tones = { shipped: 'neutral', draft: 'soft', published: 'ok' } as const

/** What the help says, article by article in each language. */
export function HelpSection() {
  const { t, i18n } = useTranslation()
  const [language, setLanguage] = useState<Language>(languageOf(i18n.language))
  const [edited, setEdited] = useState<string | null>(null)
  const list = useListHelpQuery({ query: { language } }, { refetchOnMountOrArgChange: true })
  const columns = useColumns(language, setEdited)
  return (
    <Section
      name={t('adminPublish.help.heading')}
      aside={
        <Select
          aria-label={t('adminPublish.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {languageOptions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      }
    >
      <p className="max-w-2xl text-text-2">{t('adminPublish.help.lead')}</p>
      <Answer query={list}>
        {(entries) => (
          <OfficeTable
            caption={t('adminPublish.help.heading')}
            columns={columns}
            rows={entries}
            rowId={({ slug }) => slug}
          />
        )}
      </Answer>
      {edited !== null && (
        <HelpEditor slug={edited} language={language} onClose={() => setEdited(null)} />
      )}
    </Section>
  )
}

function useColumns(
  language: Language,
  edit: (slug: string) => void,
): readonly Column<HelpEntry>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'title',
        label: t('adminPublish.help.article'),
        cell: ({ title }) => (
          <span lang={tagOf(language)} className="font-semibold wrap-anywhere">
            {title}
          </span>
        ),
      },
      {
        id: 'state',
        label: t('admin.users.state'),
        cell: ({ state, outdated }) => (
          <span className="flex flex-wrap gap-2">
            <Badge tone={tones[state]}>{t(`adminPublish.help.${state}`)}</Badge>
            {outdated && <Badge tone="warn">{t('adminPublish.help.outdated')}</Badge>}
          </span>
        ),
      },
      {
        id: 'more',
        label: t('admin.users.more'),
        numeric: true,
        cell: ({ slug, title }) => (
          <Button
            size="small"
            variant="ghost"
            aria-label={`${t('adminPublish.help.edit')} ${title}`}
            onClick={() => edit(slug)}
          >
            {t('adminPublish.help.edit')}
          </Button>
        ),
      },
    ],
    [t, language, edit],
  )
}
