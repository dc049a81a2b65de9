import type { ContactState } from './contact.ts'

/** What is shown to whoever has not decided yet. */
export const usualContact: Omit<ContactState, 'timeZone' | 'unanswered'> = {
  enabled: false,
  days: [0, 1, 2, 3, 4, 5, 6],
  hours: { from: '10:00', to: '20:00' },
  quiet: { from: '22:00', to: '08:00' },
}
