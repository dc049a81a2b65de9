import type { Companion } from '@lumen/contracts/chat/schema'
import { lazy, Suspense, useCallback, useState } from 'react'
import { CompanionAvatarWindow } from '@/features/avatars'

const CreateDialog = lazy(() => import('./create-dialog'))
const EditDialog = lazy(() => import('./edit-dialog'))
const DeleteDialog = lazy(() => import('./delete-dialog'))
const DeletedDialog = lazy(() => import('./deleted-dialog'))
const ImportCardDialog = lazy(() => import('./cards/import-card-dialog'))
const ExportTalkDialog = lazy(() => import('./export/export-talk-dialog'))
const ImportTalkDialog = lazy(() => import('./talks/import-talk-dialog'))
const ExportCardDialog = lazy(() => import('./cards/export-card-dialog'))

type Asked =
  | { kind: 'create' }
  | { kind: 'deleted' }
  | { kind: 'edit'; companion: Companion }
  | { kind: 'avatar'; companion: Companion }
  | { kind: 'delete'; companion: Companion }
  | { kind: 'import' }
  | { kind: 'import-talk' }
  | { kind: 'export'; companion: Companion }
  | { kind: 'talk'; companion: Companion }

/** The windows about companions: what opens them, and the one that is open. */
export function useCompanionDialogs() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const onClose = () => setAsked(null)
  return {
    create: useCallback(() => setAsked({ kind: 'create' }), []),
    edit: (companion: Companion) => setAsked({ kind: 'edit', companion }),
    changeAvatar: (companion: Companion) => setAsked({ kind: 'avatar', companion }),
    remove: (companion: Companion) => setAsked({ kind: 'delete', companion }),
    importCard: () => setAsked({ kind: 'import' }),
    importTalk: () => setAsked({ kind: 'import-talk' }),
    exportCard: (companion: Companion) => setAsked({ kind: 'export', companion }),
    exportTalk: (companion: Companion) => setAsked({ kind: 'talk', companion }),
    showDeleted: () => setAsked({ kind: 'deleted' }),
    open: (
      <Suspense fallback={null}>
        {asked?.kind === 'create' && <CreateDialog onClose={onClose} />}
        {asked?.kind === 'deleted' && <DeletedDialog onClose={onClose} />}
        {asked?.kind === 'edit' && <EditDialog companion={asked.companion} onClose={onClose} />}
        {asked?.kind === 'avatar' && (
          <CompanionAvatarWindow companion={asked.companion} view="choose" onClose={onClose} />
        )}
        {asked?.kind === 'import' && <ImportCardDialog onClose={onClose} />}
        {asked?.kind === 'import-talk' && <ImportTalkDialog onClose={onClose} />}
        {asked?.kind === 'export' && (
          <ExportCardDialog companion={asked.companion} onClose={onClose} />
        )}
        {asked?.kind === 'talk' && (
          <ExportTalkDialog companion={asked.companion} onClose={onClose} />
        )}
        {asked?.kind === 'delete' && <DeleteDialog companion={asked.companion} onClose={onClose} />}
      </Suspense>
    ),
  }
}

export type CompanionDialogs = ReturnType<typeof useCompanionDialogs>
