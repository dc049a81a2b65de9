import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { createStore } from '@/app/store'
import { errorFixture } from '@/test/fixtures'
import { server } from '@/test/server'
import { paymentApi } from './payment-api'

const download = () => createStore().dispatch(paymentApi.endpoints.exportStatement.initiate())

it('keeps the mark by which spreadsheets know the letters of a statement', async () => {
  server.use(
    http.get('*/api/wallet/transactions/export', () => HttpResponse.text('\uFEFF日期,积分\r\n')),
  )
  expect(await download().unwrap()).toBe('\uFEFF日期,积分\r\n')
})

it('says why there is no statement', async () => {
  server.use(
    http.get('*/api/wallet/transactions/export', () =>
      HttpResponse.json(errorFixture('rate_limited'), { status: 429 }),
    ),
  )
  expect((await download()).error).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})
