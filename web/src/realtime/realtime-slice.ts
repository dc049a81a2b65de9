import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ConnectionStatus } from './connection'

export type RealtimeState = { status: ConnectionStatus }

/** How the one socket of this page is doing. */
export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState: { status: 'disconnected' } as RealtimeState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<ConnectionStatus>) => {
      state.status = payload
    },
  },
})

export const { statusChanged } = realtimeSlice.actions
