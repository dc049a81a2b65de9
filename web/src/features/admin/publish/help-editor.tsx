import type { HelpContent, HelpEdition } from '@lumen/contracts/admin/help-operations'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { tagOf, type Language } from '@/i18n/languages'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useLeaveGuard } from '@/ui/use-leave-guard'
import { Answer } from '../section'
import { useGetEditionQuery, useRestoreHelpMutation, useWriteHelpMutation } from './publish-api'

const HelpPreview = lazy(() => import('./help-preview'))
const longest = { title: 120, summary: 300, keywords: 300, body: 20_000 }

/** One article in one language: written anew, beside what comes with the product. */
export function HelpEditor({
  slug,
  language,
  onClose,
}: {
  slug: string
  language: Language
  onClose: () => void
}) {
  const edition = useGetEditionQuery(
    { params: { slug }, query: { language } },
    { refetchOnMountOrArgChange: true },
  )
  const { data, isFetching } = edition
  const [changed, setChanged] = useState(false)
  const { ask, question } = useLeaveGuard(changed, { byHash: true })
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) ask(onClose)
      }}
      title={data?.shipped.title ?? slug}
      description={`/help/${slug}`}
    >
      <Answer query={{ ...edition, data: isFetching && !data ? undefined : data }}>
        {(read) => (
          <Editor key={read.version} edition={read} onChanged={setChanged} onClose={onClose} />
        )}
      </Answer>
      {question}
    </Dialog>
  )
}

function Editor({
  edition,
  onChanged,
  onClose,
}: {
  edition: HelpEdition
  /** Told whether there is something that is not kept yet. */
  onChanged: (changed: boolean) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const { slug, language, shipped, shippedHash, draft, published, outdated, version } = edition
  const isWritten = edition.state !== 'shipped'
  const [content, setContent] = useState<HelpContent>(draft ?? published ?? shipped)
  const [write, { isLoading: writing }] = useWriteHelpMutation()
  const [restore, { isLoading: restoring }] = useRestoreHelpMutation()
  const set = (part: Partial<HelpContent>) => {
    setContent((now) => ({ ...now, ...part }))
    onChanged(true)
  }
  const filled = [content.title, content.summary, content.body].every((text) => text.trim() !== '')
  const keep = async (publish: boolean) => {
    try {
      const body = { language, content, publish, version, shippedHash }
      await write({ params: { slug }, body }).unwrap()
      onChanged(false)
      notify.success(t(publish ? 'adminPublish.help.wasPublished' : 'adminPublish.help.draftSaved'))
      if (publish) onClose()
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  const takeBack = async () => {
    try {
      await restore({ params: { slug }, body: { language, version } }).unwrap()
      notify.success(t('adminPublish.help.restored'))
      onClose()
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  const line = (name: 'title' | 'summary' | 'keywords', label: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          lang={tagOf(language)}
          maxLength={longest[name]}
          value={content[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {outdated && <Alert tone="info" text={t('adminPublish.help.outdatedText')} />}
      {line('title', t('adminPublish.title'))}
      {line('summary', t('adminPublish.help.summary'))}
      {line('keywords', t('adminPublish.help.keywords'))}
      <Field label={t('adminPublish.help.body')} hint={t('adminPublish.help.bodyHint')}>
        {(control) => (
          <Textarea
            {...control}
            lang={tagOf(language)}
            rows={14}
            maxLength={longest.body}
            value={content.body}
            onChange={(event) => set({ body: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <p className="text-small font-semibold text-text-2">{t('adminPublish.preview')}</p>
        <Suspense fallback={<Skeleton className="h-40 rounded-3" />}>
          <HelpPreview body={content.body} language={language} />
        </Suspense>
      </div>
      {isWritten && (
        <details className="rounded-3 bg-surface-2 px-4 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
            {t('adminPublish.help.showShipped')}
          </summary>
          <pre
            lang={tagOf(language)}
            className="max-h-80 overflow-y-auto pb-2 text-small wrap-anywhere whitespace-pre-wrap"
          >
            {[shipped.title, shipped.summary, shipped.keywords, shipped.body].join('\n\n')}
          </pre>
        </details>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button busy={writing} disabled={!filled} onClick={() => void keep(true)}>
          {t('adminPublish.publish')}
        </Button>
        <Button
          variant="secondary"
          busy={writing}
          disabled={!filled}
          onClick={() => void keep(false)}
        >
          {t('adminPublish.help.saveDraft')}
        </Button>
        {isWritten && (
          <Button variant="dangerSecondary" busy={restoring} onClick={() => void takeBack()}>
            {t('adminPublish.help.restore')}
          </Button>
        )}
      </div>
    </div>
  )
}
