import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ConnectionStatus } from './connection'

export type RealtimeState = {
  status: ConnectionStatus
  /** The first connection is over, or could not be made. */
  again: boolean
}

/** How the one socket of this page is doing. */
export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState: (): RealtimeState => ({ status: 'disconnected', again: false }),
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<ConnectionStatus>) => {
      if (state.status === 'connected' || payload === 'disconnected') state.again = true
      state.status = payload
    },
    /** Nobody is signed in: there is nothing to be connected to. */
    connectionEnded: (): RealtimeState => ({ status: 'disconnected', again: false }),
  },
})

export const { statusChanged, connectionEnded } = realtimeSlice.actions
