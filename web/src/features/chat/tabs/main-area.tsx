import type { Companion } from '@lumen/contracts/chat/schema'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabRow } from '@/ui/tabs'
import { useIsWide } from '@/ui/use-media'
import { ConversationView } from '../conversation-view'
import { chatTabs } from './chat-tabs'
import { LazyPanel, TabPanel } from './tab-panel'
import { useTab } from './use-tab'

/** The tabs of one companion, chosen by the hash of the address. */
export function MainArea({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const id = useId()
  const wide = useIsWide()
  const { current, choose } = useTab()
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(['chat', current.id]))
  if (!visited.has(current.id)) setVisited(new Set([...visited, current.id]))

  return (
    <>
      {/* On phones they are in the menu of the head. */}
      {wide && (
        <TabRow
          id={id}
          label={t('chat.tabs.label', { name: companion.name })}
          tabs={chatTabs.map(({ id: tab, icon: Icon }) => ({
            id: tab,
            label: t(`chat.tabs.${tab}`),
            icon: <Icon aria-hidden />,
          }))}
          value={current.id}
          onValueChange={choose}
          className="shrink-0 px-4"
        />
      )}
      <div className="relative min-h-0 flex-1">
        {chatTabs
          .filter((tab) => visited.has(tab.id))
          .map((tab) => (
            <TabPanel
              key={tab.id}
              row={wide ? id : null}
              tab={tab.id}
              shown={tab.id === current.id}
            >
              {tab.load === null ? (
                <ConversationView companion={companion} />
              ) : (
                <LazyPanel load={tab.load} companion={companion} />
              )}
            </TabPanel>
          ))}
      </div>
    </>
  )
}
