import type { Incident } from '@lumen/contracts/admin/schema'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { insertActivity } from '../store/activities.ts'
import { writeDown } from '../store/audit-log.ts'
import {
  insertIncident,
  listIncidents,
  updateIncident,
  type NewIncident,
} from '../store/incidents.ts'

export const allIncidents = ({ db }: AdminContext): Promise<Incident[]> =>
  listIncidents(db, new Date(0))

async function readIncident(context: AdminContext, id: string): Promise<Incident> {
  const incident = (await allIncidents(context)).find((each) => each.id === id)
  if (incident === undefined) throw new AppError('not_found', 'There is no such incident')
  return incident
}

/** Shows an incident on the status page; repeated under its id it is opened once. */
export async function openIncident(
  context: AdminContext,
  actor: string,
  incident: Omit<NewIncident, 'beganAt'>,
): Promise<Incident> {
  const { db, clock } = context
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await insertIncident(tx, { ...incident, beganAt: at }))) return
    await writeDown(tx, { at, actor, action: 'open-incident', subject: incident.id, reason: null })
    await insertActivity(tx, { id: newId(), kind: 'incident-opened', at })
  })
  return readIncident(context, incident.id)
}

/** Adds to an open incident, or ends it. @throws AppError `conflict` when it is over or unknown */
export async function addToIncident(
  context: AdminContext,
  actor: string,
  id: string,
  change: { message: string; resolve: boolean },
): Promise<Incident> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await updateIncident(tx, id, { ...change, now })))
      throw new AppError('conflict', 'There is no open incident of this id')
    await writeDown(tx, { at: now, actor, action: 'update-incident', subject: id, reason: null })
    if (change.resolve)
      await insertActivity(tx, { id: newId(), kind: 'incident-resolved', at: now })
  })
  return readIncident(context, id)
}
