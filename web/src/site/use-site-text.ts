import { useTranslation } from 'react-i18next'

/** Texts of public pages: `t('landing.heading')`; those of the app when they have none of that name. */
export const useSiteText = () => useTranslation(['site', 'translation'], { nsMode: 'fallback' })
