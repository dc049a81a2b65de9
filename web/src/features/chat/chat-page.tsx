import { useTranslation } from 'react-i18next'

export default function ChatPage() {
  const { t } = useTranslation()
  return <h1 className="p-6 font-display text-h2 font-bold">{t('route.chat')}</h1>
}
