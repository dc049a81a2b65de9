import type { i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { SiteProvider, type SiteValue } from './site-context'
import { SiteFrame } from './site-frame'

/** A public page as it stands alone: the same tree when it is rendered at build and in the browser. */
export const PublicApp = ({
  i18n,
  site,
  Page,
}: {
  i18n: I18n
  site: SiteValue
  Page: ComponentType
}) => (
  <I18nextProvider i18n={i18n}>
    <SiteProvider value={site}>
      <SiteFrame>
        <Page />
      </SiteFrame>
    </SiteProvider>
  </I18nextProvider>
)
