import { act, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store'
import { RealtimeProvider } from '@/realtime/realtime'
import { aWork } from '@/test/media-server'
import { createTestTexts } from '@/test/render-app'
import { server } from '@/test/server'
import { freshenJob, MediaImage, useMediaJob } from '.'
import { objectAddress, objectIdOf, withOptions } from './object-address'

describe('addresses of objects', () => {
  it('name the object, a variant, and whether it is to be kept', () => {
    expect(objectAddress('a b')).toBe('http://lumen.test/api/media/objects/a%20b')
    expect(objectAddress('id', { variant: 'thumb' })).toMatch(/objects\/id\?variant=thumb$/)
    expect(withOptions('/api/media/objects/id?expires=9&signature=s', { download: true })).toBe(
      'http://lumen.test/api/media/objects/id?expires=9&signature=s&download=1',
    )
    expect(objectIdOf('/api/media/objects/0199-ab?variant=thumb')).toBe('0199-ab')
    expect(objectIdOf('https://elsewhere.example/picture.png')).toBeNull()
  })
})

async function show(content: React.ReactNode) {
  const i18n = await createTestTexts()
  return render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore()}>
        <RealtimeProvider>{content}</RealtimeProvider>
      </Provider>
    </I18nextProvider>,
  )
}

describe('a stored picture', () => {
  it('keeps its room, offers lighter forms, and says when it is gone', async () => {
    const { container } = await show(
      <MediaImage objectId="one" alt="月下的湖" width={1024} height={768} />,
    )
    const picture = screen.getByRole('img', { name: '月下的湖' })
    expect(picture).toHaveStyle({ aspectRatio: '1024 / 768' })
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ])
    fireEvent.error(picture)
    expect(screen.getByText('图片已不在')).toBeVisible()
    expect(screen.getByRole('img', { name: '月下的湖' })).toBeVisible()
  })

  it('is asked for as it was stored where it is seen first', async () => {
    const { container } = await show(
      <MediaImage objectId="one" alt="湖" width={1} height={1} eager />,
    )
    expect(container.querySelectorAll('source')).toHaveLength(0)
  })
})

describe('a job without a connection', () => {
  afterEach(() => void vi.useRealTimers())

  it('is asked for again until it has ended, and no more then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    let asked = 0
    server.use(
      http.get('*/api/media/jobs/:id', () => {
        asked += 1
        return HttpResponse.json(aWork(1, asked < 4 ? { status: 'running', progress: asked } : {}))
      }),
    )
    const Followed = () => <p>{useMediaJob('job').job?.status ?? '-'}</p>
    await show(<Followed />)
    await vi.waitFor(() => expect(screen.getByText('running')).toBeVisible())
    for (let round = 0; round < 4 && screen.queryByText('done') === null; round += 1) {
      const before = asked
      act(() => void vi.advanceTimersByTime(5_000))
      await vi.waitFor(() => expect(asked).toBeGreaterThan(before))
      await act(async () => Promise.resolve())
    }
    await vi.waitFor(() => expect(screen.getByText('done')).toBeVisible())
    const enough = asked
    act(() => void vi.advanceTimersByTime(60_000))
    expect(asked).toBe(enough)
  })

  it('is read again where the answer that is on its way may be older', async () => {
    const answer = Promise.withResolvers<void>()
    let asked = 0
    server.use(
      http.get('*/api/media/jobs/:id', async () => {
        asked += 1
        const read = aWork(1, asked === 1 ? { status: 'running' } : {})
        await answer.promise
        return HttpResponse.json(read)
      }),
    )
    const { dispatch } = createStore()
    const before = dispatch(freshenJob('job'))
    await vi.waitFor(() => expect(asked).toBe(1))
    const told = dispatch(freshenJob('job'))
    answer.resolve()
    expect((await before).data?.status).toBe('running')
    expect((await told).data?.status).toBe('done')
  })

  it('is given up after twenty minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    server.use(
      http.get('*/api/media/jobs/:id', () => HttpResponse.json(aWork(1, { status: 'running' }))),
    )
    const Followed = () => {
      const { job, lost } = useMediaJob('job')
      return <p>{lost ? 'lost' : (job?.status ?? '-')}</p>
    }
    await show(<Followed />)
    await vi.waitFor(() => expect(screen.getByText('running')).toBeVisible())
    act(() => void vi.advanceTimersByTime(20 * 60_000))
    expect(screen.getByText('lost')).toBeVisible()
  })
})
