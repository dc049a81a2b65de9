import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageOf } from '@/i18n/languages'
import { localPath } from '@/site/public-path'

/** Where somebody whose account is suspended can say that this is wrong. */
export function ObjectionLink() {
  const { t, i18n } = useTranslation()
  return (
    <Link
      to={localPath('/contact', languageOf(i18n.language))}
      className="-mt-2 inline-flex min-h-11 w-fit items-center font-medium text-link underline underline-offset-4"
    >
      {t('auth.login.contact')}
    </Link>
  )
}
