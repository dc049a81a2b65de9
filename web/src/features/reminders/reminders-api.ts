import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const remindersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReminders: build.query({ ...call('GET /api/reminders'), providesTags: ['Reminder'] }),
    deleteReminder: build.mutation({
      ...call('DELETE /api/reminders/:reminderId'),
      invalidatesTags: ['Reminder'],
    }),
  }),
})

export const { useListRemindersQuery, useDeleteReminderMutation } = remindersApi
