import { combineSlices } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ThunkDispatch, UnknownAction, Store } from '@reduxjs/toolkit'
import { baseApi } from '@/api/base-api'
import { realtimeSlice } from '@/realtime/realtime-slice'
import { sessionSlice } from '@/session/session-slice'

/**
 * Slices that features bring along when their route loads. A feature declares its own:
 * `declare module '@/store/root-reducer' { interface LazySlices extends WithSlice<typeof chatSlice> {} }`
 * and injects it: `chatSlice.injectInto(rootReducer)`.
 */
export interface LazySlices {}

export const rootReducer = combineSlices(
  baseApi,
  sessionSlice,
  realtimeSlice,
).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
export type AppStore = Store<RootState> & { dispatch: AppDispatch }

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
