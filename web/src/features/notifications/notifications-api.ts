import type { Notification } from '@lumen/contracts/auth/notifications'
import type { ServerFrame } from '@lumen/contracts/frames'
import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'
import type { AppDispatch } from '@/store/root-reducer'

const list = call('GET /api/notifications')
/** A failure is told by the call itself. */
const ignore = () => undefined

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, page by page. */
    listNotifications: build.infiniteQuery<
      CallReply<'GET /api/notifications'>,
      void,
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) =>
        list.query({ query: pageParam === undefined ? {} : { cursor: pageParam } }),
      providesTags: ['Notification'],
    }),
    readNotifications: build.mutation({
      ...call('POST /api/notifications/read'),
      onQueryStarted: (input, { dispatch, queryFulfilled }) => {
        const { ids } = (input as { body: { ids?: string[] } }).body
        void queryFulfilled.then(({ data }) => dispatch(markRead(data.unreadCount, ids)), ignore)
      },
    }),
  }),
})

const change = (unreadCount: number, edit: (list: Notification[]) => Notification[]) =>
  notificationsApi.util.updateQueryData('listNotifications', undefined, (held) => {
    held.pages = held.pages.map((page) => ({
      ...page,
      unreadCount,
      notifications: edit(page.notifications),
    }))
  })

/** Shows notifications as read: those named, or all. */
const markRead = (unreadCount: number, ids?: readonly string[]) => {
  const readAt = new Date().toISOString()
  return change(unreadCount, (list) =>
    list.map((one) =>
      one.readAt === null && (ids === undefined || ids.includes(one.id)) ? { ...one, readAt } : one,
    ),
  )
}

/** Takes over what a frame says about notifications; once more after a list that is on its way, which may be older. */
export const takeNotice =
  (frame: ServerFrame) =>
  (dispatch: AppDispatch): void => {
    const told = noticeFrame(frame)
    if (told === null) return
    dispatch(told)
    const coming = dispatch(
      notificationsApi.util.getRunningQueryThunk('listNotifications', undefined),
    )
    void coming?.then(() => dispatch(told))
  }

/** What a frame says about notifications, as a change of the list; null when it says nothing. */
function noticeFrame(frame: ServerFrame) {
  if (frame.type === 'notifications_read')
    return frame.unreadCount === 0 ? markRead(0) : change(frame.unreadCount, (list) => list)
  if (frame.type !== 'notification') return null
  const { notification, unreadCount } = frame
  let placed = false
  return change(unreadCount, (list) => {
    // The first page takes it; one that came before is moved there.
    const others = list.filter(({ id }) => id !== notification.id)
    if (placed) return others
    placed = true
    return [notification, ...others]
  })
}

export const { useListNotificationsInfiniteQuery, useReadNotificationsMutation } = notificationsApi
