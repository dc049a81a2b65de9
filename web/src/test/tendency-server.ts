import { tendencies as names, type Tendencies } from '@lumen/contracts/chat/tendencies'
import { http, HttpResponse } from 'msw'
import { server } from './server'

/** A manner that moves, where it began unless told otherwise; every call that changes something in `calls`. */
export function startTendencyServer(change: Partial<Tendencies> = {}) {
  let manner: Tendencies = {
    locked: false,
    now: names.map((tendency) => ({ tendency, start: 50, value: 50 })),
    steps: [],
    ...change,
  }
  const calls: string[] = []
  const path = '*/api/companions/:companionId/tendencies'
  const answer = (request: Request, next: Partial<Tendencies> = {}) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    manner = { ...manner, ...next }
    return HttpResponse.json(manner)
  }
  server.use(
    http.get(path, () => HttpResponse.json(manner)),
    http.put(`${path}/lock`, async ({ request }) =>
      answer(request, (await request.clone().json()) as Pick<Tendencies, 'locked'>),
    ),
    http.post(`${path}/reset`, ({ request }) => answer(request)),
    http.put(`${path}/steps/:id`, async ({ request, params }) => {
      const taken = (await request.clone().json()) as { takenBack: boolean }
      const steps = manner.steps.map((one) =>
        one.id === params['id'] ? { ...one, ...taken } : one,
      )
      return answer(request, { steps })
    }),
  )
  return { calls }
}
