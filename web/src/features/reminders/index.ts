export { ReminderList } from './reminder-list'
export { useListRemindersQuery } from './reminders-api'
