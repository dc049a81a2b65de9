import type { FetchArgs } from '@reduxjs/toolkit/query'

/** Answers with the address of the file in this page, which whoever asked lets go of. */
export const asFile = (args: FetchArgs): FetchArgs => ({
  ...args,
  responseHandler: async (response) =>
    response.ok ? URL.createObjectURL(await response.blob()) : response.text(),
})
