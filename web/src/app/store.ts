import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '@/api/base-api'
import { createSessionListener } from '@/session/session-listener'
import { rootReducer } from '@/store/root-reducer'

/** A store of its own for each app and each test. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults().prepend(createSessionListener()).concat(baseApi.middleware),
  })
