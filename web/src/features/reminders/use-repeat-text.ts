import type { Repeat } from '@lumen/contracts/chat/reminders'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'

/** Says how often a reminder comes: “every Monday and Friday”. */
export function useRepeatText(): (repeat: Repeat) => string {
  const { t, i18n } = useTranslation()
  const tag = tagOf(i18n.language)
  return (repeat) => {
    if ('date' in repeat) {
      if (repeat.date === 1) return t('companions.reminders.every.monthStart')
      if (repeat.date === 31) return t('companions.reminders.every.monthEnd')
      return t('companions.reminders.every.month', { date: repeat.date })
    }
    if (repeat.weekdays.length === 7) return t('companions.reminders.every.day')
    if (repeat.weekdays.join('') === '12345') return t('companions.reminders.every.workday')
    const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
    const days = repeat.weekdays
      .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
      // 4 January 1970 was a Sunday.
      .map((weekday) => name.format(Date.UTC(1970, 0, 4 + weekday)))
    return t('companions.reminders.every.week', { days: new Intl.ListFormat(tag).format(days) })
  }
}
