import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { LayoutGrid, PencilRuler } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLine } from '@/features/media'
import { Tabs } from '@/ui/tabs'
import { CustomTab } from './custom-tab'
import { avatarCategories } from '@lumen/contracts/media/names'
import { useErrorText } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'
import { Skeleton } from '@/ui/skeleton'
import { useListAvatarTemplatesQuery } from '../avatars-api'
import { TemplateCard } from './template-card'

/** Templates of the house and own ones; choosing one makes an avatar in its style. */
export function LibraryView({
  back,
  onChoose,
}: {
  /** The way back to where the library was opened. */
  back: ReactNode
  onChoose: (template: AvatarTemplate) => void
}) {
  const { t } = useTranslation()
  const [tab, setTab] = useState('templates')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {back}
        <CostLine kind="image" />
      </div>
      <Tabs
        label={t('avatars.library.title')}
        tabs={[
          {
            id: 'templates',
            label: t('avatars.library.templates'),
            icon: <LayoutGrid aria-hidden />,
          },
          { id: 'custom', label: t('avatars.library.custom'), icon: <PencilRuler aria-hidden /> },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        {tab === 'templates' ? (
          <TemplatesTab onChoose={onChoose} />
        ) : (
          <CustomTab onChoose={onChoose} />
        )}
      </Tabs>
    </>
  )
}

const templateGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** Templates of the house by category. */
function TemplatesTab({ onChoose }: { onChoose: (template: AvatarTemplate) => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useListAvatarTemplatesQuery()
  const [category, setCategory] = useState<string>(avatarCategories[0])
  if (data === undefined)
    return error !== undefined && !isFetching ? (
      <div role="alert" className="grid justify-items-center gap-3 py-10 text-center">
        <p>{errorText(error)}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('app.action.retry')}
        </Button>
      </div>
    ) : (
      <output className={templateGrid}>
        <span className="sr-only">{t('avatars.library.loading')}</span>
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} className="h-60 rounded-3!" />
        ))}
      </output>
    )
  const ours = data.filter(({ isCustom }) => !isCustom)
  const shown = ours.filter((template) => template.category === category)
  return (
    <div className="grid gap-4">
      <Chips
        label={t('avatars.library.categories')}
        options={avatarCategories.map((id) => ({ id, label: t(`avatars.category.${id}`) }))}
        chosen={[category]}
        single
        onChange={([next]) => setCategory(next ?? avatarCategories[0])}
      />
      <p className="sr-only" aria-live="polite">
        {t('avatars.library.count', { count: shown.length })}
      </p>
      <ul className={templateGrid}>
        {shown.map((template) => (
          <TemplateCard key={template.id} template={template} onChoose={() => onChoose(template)} />
        ))}
      </ul>
    </div>
  )
}
