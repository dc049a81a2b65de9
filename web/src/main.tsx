import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app'
import { appShell } from './app/frame'
import { Screens } from './app/screens'
import { createStore } from './app/store'
import { startTexts } from './i18n/i18n'
import { checkSession } from './session/session-flow'
import { watchSystemTheme } from './session/theme'
import { notify } from './ui/toast'
import './styles/app.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')

watchSystemTheme()
const store = createStore()
void store.dispatch(checkSession())
if (store.getState().session.status !== 'signed-out') appShell.preload()
const texts = startTexts()
await texts.firstPaint
createRoot(root).render(
  <StrictMode>
    <App store={store} i18n={texts.i18n}>
      <BrowserRouter>
        <Screens textsReady={texts.complete} />
      </BrowserRouter>
    </App>
  </StrictMode>,
)

if (import.meta.env.MODE === 'native') {
  const { startNative } = await import('./native/start')
  // The router follows the browser's history.
  await startNative(store, (path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })
} else if (import.meta.env.PROD) {
  // The dev server has no worker: it would hide every change.
  await texts.complete
  const { registerServiceWorker } = await import('./service-worker/register')
  await registerServiceWorker((apply) => {
    const { t } = texts.i18n
    notify.info(t('pwa.update.title'), {
      description: t('pwa.update.text'),
      action: { label: t('pwa.update.action'), onClick: apply },
    })
  })
}
