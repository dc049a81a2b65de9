import type { StackMutant } from '../stack-mutant.ts'

const lostWork = (name: string) => ({ file: 'services/media/test/lost-work.test.ts', name })
const foreignLease = lostWork('cannot end a job that another still works on')
const endings = 'services/media/src/store/job-endings.ts'
const leases = 'services/media/src/store/leases.ts'
const calls = 'services/media/src/store/calls.ts'
const aCall = (name: string) => ({ file: 'services/media/test/calls.test.ts', name })
const tombstones = 'services/memory/src/store/tombstones.ts'

/** Of auth, media and memory. */
export const storeMutants: readonly StackMutant[] = [
  {
    id: 'erasure-lease',
    file: 'services/auth/src/store/account-deletions.ts',
    find: ".where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))",
    replace: '',
    test: {
      file: 'services/auth/test/deletion.test.ts',
      name: 'is one process’s at a time, so that nothing of it is counted by another',
    },
    why: 'two copies erase one account, and its receipt tells a part of what was erased',
  },
  {
    id: 'result-lease-token',
    file: endings,
    find: `    .where('lease_token', '=', end.token)
    .where('status', '=', 'running')`,
    replace: "    .where('status', '=', 'running')",
    test: foreignLease,
    why: 'a worker that lost its job writes its result over that of the other',
  },
  {
    id: 'failure-lease-token',
    file: endings,
    find: ".$if(end.token !== undefined, (q) => q.where('lease_token', '=', end.token!))",
    replace: '',
    test: foreignLease,
    why: 'a worker that lost its job fails it for the other',
  },
  {
    id: 'renewal-lease-token',
    file: leases,
    find: ".where('lease_token', '=', sign.token)",
    replace: '',
    test: foreignLease,
    why: 'a worker that lost its job keeps it from being taken up when the other dies',
  },
  {
    id: 'requeue-lease-token',
    file: leases,
    find: ".where('lease_token', '=', token)",
    replace: '',
    test: foreignLease,
    why: 'a worker that lost its job puts it back into the queue under the other',
  },
  {
    id: 'take-back-after-the-lease',
    file: leases,
    find: ".where('lease_until', '<', now)",
    replace: '',
    test: foreignLease,
    why: 'the sweep takes jobs from workers that work on them',
  },
  {
    id: 'claim-after-the-lease',
    file: leases,
    find: "eb.and([eb('status', '=', 'running'), eb('lease_until', '<', lease.now)])",
    replace: "eb('status', '=', 'running')",
    test: foreignLease,
    why: 'two workers do one job',
  },
  {
    id: 'job-once',
    file: 'services/media/src/store/jobs.ts',
    find: "if (typeof job.request_key === 'string') {",
    replace: 'if (false) {',
    test: {
      file: 'services/media/test/jobs.test.ts',
      name: 'sent six times at once is one job, one result and one charge',
    },
    why: 'a request that is sent again fails, or is made twice',
  },
  {
    id: 'call-owner',
    file: calls,
    find: "db.selectFrom('calls').selectAll().where('user_id', '=', userId)",
    replace: "db.selectFrom('calls').selectAll()",
    test: aCall('of somebody else is not there'),
    why: 'who knows the id of a call speaks and hears at the cost of somebody else',
  },
  {
    id: 'one-call-at-a-time',
    file: calls,
    find: '    await sql`select pg_advisory_xact_lock(hashtextextended(${call.user_id}, 0))`.execute(tx)\n',
    replace: '',
    test: aCall('is one at a time: who begins another has ended the former'),
    why: 'of calls that are begun at once some fail for nothing',
  },
  {
    id: 'answer-after-the-end',
    file: 'services/media/src/use-cases/calls/go-on.ts',
    find: 'if (!(await markWorked(context.db, call.id)))',
    replace: 'if (!(await markWorked(context.db, call.id)) && false)',
    test: {
      file: 'services/media/test/call-minutes.test.ts',
      name: 'is paid by who hangs up before they are answered, or their answer is not given',
    },
    why: 'who hangs up at once is heard for nothing',
  },
  {
    id: 'memory-owner',
    file: 'services/memory/src/store/memories.ts',
    find: `    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()`,
    replace: `    .where('id', '=', id)
    .returningAll()`,
    test: {
      file: 'services/memory/test/owner.test.ts',
      name: 'is changed for its owner alone, whatever its caller has checked',
    },
    why: 'a caller that forgets to look changes the memory of somebody else',
  },
  {
    id: 'tombstones',
    file: tombstones,
    find: "return new Map(rows.map(({ fingerprint, until }) => [fingerprint ?? '', until]))",
    replace: 'return new Map()',
    test: {
      file: 'services/memory/test/owner.test.ts',
      name: 'ends with the text itself; what told it never tells it again',
    },
    why: 'what somebody deleted is remembered anew',
  },
]
