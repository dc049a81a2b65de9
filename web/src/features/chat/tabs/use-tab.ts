import { useLocation, useNavigate } from 'react-router'
import { chatTabs, tabOfHash, type ChatTab } from './chat-tabs'

/** The tab that the address names, and how another one is chosen. */
export function useTab(): { current: ChatTab; choose: (id: string) => void } {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const current = tabOfHash(hash)
  const choose = (id: string) => {
    const tab = chatTabs.find((one) => one.id === id)
    if (tab === undefined || tab.id === current.id) return
    // The way back always leads to the talk, however many tabs were looked at.
    void navigate(tab.hash === '' ? { hash: '' } : { hash: `#${tab.hash}` }, {
      replace: current.id !== 'chat',
    })
  }
  return { current, choose }
}
