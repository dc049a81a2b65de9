import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { LayoutGrid, PencilRuler } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLine } from '@/features/media'
import { Tabs } from '@/ui/tabs'
import { CustomTab } from './custom-tab'
import { TemplatesTab } from './templates-tab'

/** Templates of the house and own ones; choosing one makes an avatar in its style. */
export function LibraryView({ onChoose }: { onChoose: (template: AvatarTemplate) => void }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState('templates')
  return (
    <>
      <CostLine kind="image" className="mb-2" />
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
