import type { i18n as I18n } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router'
import { RealtimeProvider } from '@/realtime/realtime'
import type { AppStore } from '@/store/root-reducer'
import { useShownTheme } from '@/session/theme'
import { ToastArea } from '@/ui/toast'
import { TooltipArea } from '@/ui/tooltip'
import { SessionWatch } from './session-watch'
import type { createRouter } from './router'

function Toasts() {
  const { t } = useTranslation()
  return <ToastArea theme={useShownTheme()} label={t('app.notices')} />
}

export const App = ({
  store,
  i18n,
  router,
}: {
  store: AppStore
  i18n: I18n
  router: ReturnType<typeof createRouter>
}) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <SessionWatch />
      <RealtimeProvider>
        <RouterProvider router={router} />
      </RealtimeProvider>
      <TooltipArea />
      <Toasts />
    </I18nextProvider>
  </Provider>
)
