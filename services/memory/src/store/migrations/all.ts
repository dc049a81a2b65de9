import * as initial from './0001-initial.ts'
import * as embeddings from './0002-embeddings.ts'
import * as evidence from './0003-evidence.ts'
import * as masks from './0005-masks.ts'
import * as clauses from './0006-clauses.ts'
import * as analyser from './0007-analyser.ts'
import * as toldAt from './0008-told-at.ts'
import * as operations from './0009-operations.ts'
import * as reflections from './0010-reflections.ts'
import * as quotes from './0011-quotes.ts'
import * as erasure from './0014-erasure.ts'
import * as traces from './0015-traces.ts'
import * as owners from './0016-owners.ts'
import * as ownedRows from './0017-owned-rows.ts'
import * as unread from './0018-unread.ts'
import * as reading from './0019-reading.ts'
import * as vectorsAgain from './0020-vectors-again.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-embeddings': embeddings,
  '0003-evidence': evidence,
  '0005-masks': masks,
  '0006-clauses': clauses,
  '0007-analyser': analyser,
  '0008-told-at': toldAt,
  '0009-operations': operations,
  '0010-reflections': reflections,
  '0011-quotes': quotes,
  '0014-erasure': erasure,
  '0015-traces': traces,
  '0016-owners': owners,
  '0017-owned-rows': ownedRows,
  '0018-unread': unread,
  '0019-reading': reading,
  '0020-vectors-again': vectorsAgain,
}
