import { Pin, Tag, Trash2, UserRound, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { memoryLooks, memoryTypeNames } from '../memory-types'
import type { MemoryActions, MemoryEdit } from '../use-memory-actions'

/** What can be done with several memories at once. */
export function BulkBar({
  ids,
  all,
  actions,
  onChoose,
  onDone,
}: {
  ids: readonly string[]
  /** Every memory that is shown. */
  all: readonly string[]
  actions: MemoryActions
  onChoose: (ids: readonly string[]) => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const none = ids.length === 0
  const change = async (part: MemoryEdit) => {
    if (await actions.changeAll(ids, part)) onDone()
  }
  const forget = async () => {
    if (await actions.forgetAll(ids)) onDone()
  }
  const everything = all.length > 0 && ids.length === all.length
  return (
    <div
      role="toolbar"
      aria-label={t('memories.select.bar')}
      className="sticky bottom-0 z-10 -mx-3 mt-2 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-3 pt-2.5 pb-[max(.625rem,env(safe-area-inset-bottom))] shadow-2 md:mx-0 md:mb-4 md:rounded-4 md:border md:pb-2.5"
    >
      <output className="px-1 text-small font-semibold tabular-nums">
        {t('memories.select.count', { count: ids.length })}
      </output>
      <Button
        size="small"
        variant="ghost"
        disabled={all.length === 0}
        onClick={() => onChoose(everything ? [] : all)}
      >
        {t(everything ? 'memories.select.none' : 'memories.select.all')}
      </Button>
      <span className="ml-auto flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          disabled={none}
          onClick={() => void change({ pinned: true })}
        >
          <Pin aria-hidden className="size-4" />
          {t('memories.select.pin')}
        </Button>
        <Menu
          side="top"
          trigger={
            <Button size="small" variant="secondary" disabled={none}>
              <UsersRound aria-hidden className="size-4" />
              {t('memories.form.scope')}
            </Button>
          }
          entries={[
            {
              kind: 'action',
              id: 'companion',
              label: t('memories.scope.companion'),
              icon: <UserRound aria-hidden />,
              onSelect: () => void change({ scope: 'companion' }),
            },
            {
              kind: 'action',
              id: 'user',
              label: t('memories.scope.user'),
              icon: <UsersRound aria-hidden />,
              onSelect: () => void change({ scope: 'user' }),
            },
          ]}
        />
        <Menu
          side="top"
          trigger={
            <Button size="small" variant="secondary" disabled={none}>
              <Tag aria-hidden className="size-4" />
              {t('memories.form.type')}
            </Button>
          }
          entries={memoryTypeNames.map((type) => {
            const { icon: Icon } = memoryLooks[type]
            return {
              kind: 'action',
              id: type,
              label: t(`memories.type.${type}`),
              icon: <Icon aria-hidden />,
              onSelect: () => void change({ memoryType: type }),
            }
          })}
        />
        <Button
          size="small"
          variant="dangerSecondary"
          disabled={none}
          onClick={() => void forget()}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('memories.select.forget')}
        </Button>
      </span>
    </div>
  )
}
