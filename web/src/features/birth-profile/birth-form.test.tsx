import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store'
import { errorFixture } from '@/test/fixtures'
import { createTestTexts } from '@/test/render-app'
import { server } from '@/test/server'
import type { BirthRefusal } from './birth-fields'
import { BirthForm } from './birth-form'
import { birthRefusalOf } from './birth-refusal'
import { birthProblems, emptyBirth } from './birth-values'

const springfield = (id: string, region: string) => ({
  id,
  name: 'Springfield',
  country: 'US',
  countryName: '美国',
  within: [region],
  latitude: 1,
  longitude: 1,
  zone: 'America/Chicago',
  population: 1,
})

async function open(refusal: BirthRefusal | null = null) {
  const onSubmit = vi.fn()
  const i18n = await createTestTexts()
  const store = createStore()
  const view = (shown: BirthRefusal | null) => (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BirthForm refusal={shown} onSubmit={onSubmit}>
          <button type="submit">好</button>
        </BirthForm>
      </I18nextProvider>
    </Provider>
  )
  const { rerender } = render(view(refusal))
  return { onSubmit, user: userEvent.setup(), refuse: (next: BirthRefusal) => rerender(view(next)) }
}

const fill = () => {
  fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1988-09-11' } })
  fireEvent.change(screen.getByLabelText('出生时间'), { target: { value: '00:30' } })
}

describe('the form of a birth', () => {
  it('offers the places that a text may mean, by keyboard as well', async () => {
    server.use(
      http.get('*/api/wisdom/places', () =>
        HttpResponse.json({
          places: [springfield('1,1', '密苏里州'), springfield('2,2', '伊利诺伊州')],
          attribution: { text: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org/' },
        }),
      ),
    )
    const { user, onSubmit } = await open()
    fill()
    const place = screen.getByRole('combobox', { name: '出生地' })
    await user.type(place, 'Springfield')
    expect(await screen.findByRole('option', { name: /伊利诺伊州/ })).toBeVisible()
    expect(screen.getByText('GeoNames (CC BY 4.0)')).toBeVisible()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(place).toHaveValue('Springfield, 伊利诺伊州, 美国')
    await user.click(screen.getByRole('button', { name: '好' }))
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ place: 'Springfield, 伊利诺伊州, 美国', placeId: '2,2' }),
    )
  })

  it('asks which of two moments it was, and forgets the answer with another time', async () => {
    const { user, onSubmit, refuse } = await open()
    fill()
    await user.type(screen.getByRole('combobox', { name: '出生地' }), '39.9042,116.4074')
    refuse({ which: 'twice' })
    await user.click(await screen.findByRole('radio', { name: '后到的一次（拨钟之后）' }))
    await user.click(screen.getByRole('button', { name: '好' }))
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ disambiguation: 'later' }))
    fireEvent.change(screen.getByLabelText('出生时间'), { target: { value: '03:30' } })
    await waitFor(() => expect(screen.queryByText(/是哪一次/)).toBeNull())
  })

  it('asks which clock counts where one was put forward over the time', async () => {
    const { user, onSubmit, refuse } = await open()
    fill()
    await user.type(screen.getByRole('combobox', { name: '出生地' }), '40.7128,-74.006')
    const body = errorFixture('birth_time_in_gap')
    refuse(birthRefusalOf({ status: 409, message: '', body }, String))
    await user.click(await screen.findByRole('radio', { name: '拨快前的钟' }))
    await user.click(screen.getByRole('button', { name: '好' }))
    expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ disambiguation: 'earlier' }),
    )
  })

  it('shows the candidates of an unclear place that the server names', async () => {
    const refusal = birthRefusalOf(
      {
        status: 409,
        message: '',
        body: {
          ...errorFixture('place_ambiguous'),
          details: [{ path: 'placeId', message: 'Springfield, 密苏里州, 美国', value: '1,1' }],
        },
      },
      String,
    )
    const { user } = await open(refusal)
    await user.click(await screen.findByRole('option', { name: /Springfield/ }))
    expect(screen.getByRole('combobox', { name: '出生地' })).toHaveValue(
      'Springfield, 密苏里州, 美国',
    )
  })

  it('knows days that do not exist and years that are not computed', () => {
    const problems = (date: string) =>
      birthProblems({ ...emptyBirth, date }, { placeRequired: false, timeRequired: false }).date
    expect(problems('2023-02-30')).toBe('birth.problem.dateInvalid')
    expect(problems('1599-12-31')).toBe('birth.problem.yearRange')
    expect(problems('2101-01-01')).toBe('birth.problem.yearRange')
    expect(problems('2024-02-29')).toBeUndefined()
    expect(problems('')).toBe('birth.problem.dateMissing')
  })
})
