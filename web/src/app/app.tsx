import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { RealtimeProvider } from '@/realtime/realtime'
import type { AppStore } from '@/store/root-reducer'
import { useShownTheme } from '@/session/theme'
import { ToastArea } from '@/ui/toast'
import { TooltipArea } from '@/ui/tooltip'
import { SessionWatch } from './session-watch'

function Toasts() {
  const { t } = useTranslation()
  return <ToastArea theme={useShownTheme()} label={t('app.notices')} />
}

/** What every screen stands in; the router with the screens comes as its children. */
export const App = ({
  store,
  i18n,
  children,
}: {
  store: AppStore
  i18n: I18n
  children: ReactNode
}) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <SessionWatch />
      <RealtimeProvider>{children}</RealtimeProvider>
      <TooltipArea />
      <Toasts />
    </I18nextProvider>
  </Provider>
)
