import type { Companion } from '@lumen/contracts/chat/schema'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { TabRow } from '@/ui/tabs'
import { ConversationView } from '../conversation-view'
import { chatTabs, tabOfHash } from './chat-tabs'
import { LazyPanel, TabPanel } from './tab-panel'

/** The tabs of one companion, chosen by the hash of the address. */
export function MainArea({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const id = useId()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const current = tabOfHash(hash)
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(['chat', current.id]))
  if (!visited.has(current.id)) setVisited(new Set([...visited, current.id]))

  const choose = (next: string) => {
    const tab = chatTabs.find((one) => one.id === next)
    if (tab === undefined || tab.id === current.id) return
    // The way back always leads to the talk, however many tabs were looked at.
    void navigate(tab.hash === '' ? { hash: '' } : { hash: `#${tab.hash}` }, {
      replace: current.id !== 'chat',
    })
  }

  return (
    <>
      <TabRow
        id={id}
        label={t('chat.tabs.label', { name: companion.name })}
        tabs={chatTabs.map(({ id: tab, icon: Icon }) => ({
          id: tab,
          label: t(`chat.tabs.${tab}`),
          // Four words in a long language need the whole width of a phone.
          icon: <Icon aria-hidden className="max-md:hidden" />,
        }))}
        value={current.id}
        onValueChange={choose}
        className="shrink-0 px-1 md:px-4"
      />
      <div className="relative min-h-0 flex-1">
        {chatTabs
          .filter((tab) => visited.has(tab.id))
          .map((tab) => (
            <TabPanel key={tab.id} row={id} tab={tab.id} shown={tab.id === current.id}>
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
