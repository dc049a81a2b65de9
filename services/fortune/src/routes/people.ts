import type { peopleOperations } from '@lumen/contracts/fortune/people'
import type { Handlers } from '@lumen/http/operations'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { changePerson, forgetPerson, keepPerson, readPeople } from '../use-cases/people.ts'

/** Entrance of /api/wisdom/people. */
export function peopleRoutes(context: FortuneContext): Handlers<typeof peopleOperations> {
  return {
    'GET /api/wisdom/people': async ({ caller }) => ({
      people: await readPeople(context, caller.userId),
    }),
    'POST /api/wisdom/people': async ({ caller, query, body }) => {
      const { consent: _, ...person } = body
      const asker = await askerOf(context, caller, query)
      return keepPerson(context, person, { userId: caller.userId, asker })
    },
    'PATCH /api/wisdom/people/:personId': async ({ caller, params, query, body }) => {
      const asker = await askerOf(context, caller, query)
      return changePerson(context, params.personId, body, { userId: caller.userId, asker })
    },
    'DELETE /api/wisdom/people/:personId': async ({ caller, params }) => {
      await forgetPerson(context, { userId: caller.userId, id: params.personId })
      return { success: true }
    },
  }
}
