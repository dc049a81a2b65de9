import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { LayoutGrid, PencilRuler } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLine } from '@/features/media'
import { Tabs } from '@/ui/tabs'
import { CustomTab } from './custom-tab'
import { createPreviewQueue, PreviewQueueContext } from './preview-queue'
import { TemplatesTab } from './templates-tab'

const previewsAtATime = 3

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
  const [queue] = useState(() => createPreviewQueue(previewsAtATime))
  return (
    <PreviewQueueContext value={queue}>
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
    </PreviewQueueContext>
  )
}
