import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { useDeleteAvatarTemplateMutation, useListAvatarTemplatesQuery } from '../avatars-api'
import { TemplateCard } from './template-card'
import { TemplateForm } from './template-form'

/** Own templates, and how one is made. */
export function CustomTab({ onChoose }: { onChoose: (template: AvatarTemplate) => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useListAvatarTemplatesQuery()
  const [asked, setAsked] = useState<AvatarTemplate | null>(null)
  const [remove, { isLoading: removing }] = useDeleteAvatarTemplateMutation()
  const own = data?.filter(({ isCustom }) => isCustom)
  const removeAsked = async () => {
    if (asked === null) return
    try {
      await remove({ params: { templateId: asked.id } }).unwrap()
      setAsked(null)
      notify.success(t('avatars.library.delete.done'))
    } catch (failure) {
      notify.error(t('avatars.library.delete.failed'), { description: errorText(failure) })
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <TemplateForm />
      <section aria-label={t('avatars.library.own')} className="grid content-start gap-3">
        <h3 className="text-small font-semibold text-text-2">{t('avatars.library.own')}</h3>
        {asked !== null && (
          <DeleteQuestion
            name={asked.name}
            busy={removing}
            onCancel={() => setAsked(null)}
            onConfirm={() => void removeAsked()}
          />
        )}
        {own === undefined ? (
          error !== undefined && !isFetching ? (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{errorText(error)}</p>
              <Button size="small" onClick={() => void refetch()}>
                {t('app.action.retry')}
              </Button>
            </div>
          ) : (
            <Skeleton className="h-40 rounded-3!" />
          )
        ) : own.length === 0 ? (
          <p className="rounded-3 border border-dashed border-line px-5 py-10 text-center text-text-2">
            {t('avatars.library.none')}
          </p>
        ) : (
          <ul className="grid grid-cols-2 gap-3">
            {own.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                onChoose={() => onChoose(template)}
                onDelete={() => setAsked(template)}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** Asks before a template is deleted. */
function DeleteQuestion({
  name,
  busy,
  onCancel,
  onConfirm,
}: {
  name: string
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const title = t('avatars.library.delete.title', { name })
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={title}
      className="flex flex-wrap items-center gap-3 rounded-3 bg-danger/8 px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{title}</p>
      <Button size="small" variant="ghost" onClick={onCancel}>
        {t('app.action.cancel')}
      </Button>
      <Button size="small" variant="danger" busy={busy} onClick={onConfirm}>
        {t('avatars.library.delete.confirm')}
      </Button>
    </div>
  )
}
