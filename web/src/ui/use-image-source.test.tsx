import { render, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '@/test/server'

const sourceOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

/** An avatar as the build of this mode shows it. */
async function show(mode: string, imageUrl: string | null) {
  vi.stubEnv('MODE', mode)
  vi.stubEnv('VITE_API_BASE', 'http://lumen.test/')
  vi.resetModules()
  const [{ Avatar }, { createStore }] = await Promise.all([
    import('./avatar'),
    import('@/app/store'),
  ])
  const { container } = render(
    <Provider store={createStore()}>
      <Avatar id="a" name="小忆" imageUrl={imageUrl} />
    </Provider>,
  )
  return container
}

describe('the picture of an avatar', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('is the small variant of a stored one, any other as it is, and a letter where there is none', async () => {
    expect(sourceOf(await show('test', '/api/media/objects/o1'))).toBe(
      '/api/media/objects/o1?variant=thumb',
    )
    expect(sourceOf(await show('test', 'blob:http://lumen.test/1'))).toBe(
      'blob:http://lumen.test/1',
    )
    expect(await show('test', null)).toHaveTextContent('忆')
  })

  it('has a signed address in the wrapper, where no cookie goes along', async () => {
    const asked: string[] = []
    server.use(
      http.post('http://lumen.test/api/media/objects/o1/link', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({
          url: '/api/media/objects/o1?variant=thumb&expires=9&signature=s',
          expiresAt: '2026-11-21T08:10:00.000Z',
        })
      }),
    )
    const container = await show('native', '/api/media/objects/o1')
    await waitFor(() =>
      expect(sourceOf(container)).toBe(
        'http://lumen.test/api/media/objects/o1?variant=thumb&expires=9&signature=s',
      ),
    )
    // What is signed is signed for this variant.
    expect(asked).toEqual(['?variant=thumb'])
  })
})
