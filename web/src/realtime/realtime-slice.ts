import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ConnectionStatus } from './connection'

export type RealtimeState = {
  status: ConnectionStatus
  /** The first connection is over, or an attempt to make it has failed. */
  again: boolean
}

/** How the one socket of this page is doing. */
export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState: (): RealtimeState => ({ status: 'disconnected', again: false }),
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<ConnectionStatus>) => {
      const fromStart = payload === 'connecting' && state.status === 'disconnected'
      if (payload !== 'connected' && !fromStart) state.again = true
      state.status = payload
    },
    /** Nobody is signed in: there is nothing to be connected to. */
    connectionEnded: (): RealtimeState => ({ status: 'disconnected', again: false }),
  },
})

export const { statusChanged, connectionEnded } = realtimeSlice.actions
