import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ActionSection } from './action-section'
import { ControlSection } from './control-section'
import { Avatar } from '@/ui/avatar'
import { Crystal } from '@/ui/crystal'
import { DataTable } from '@/ui/data-table'
import { LoadMore } from '@/ui/load-more'
import { Meter } from '@/ui/meter'
import { Pagination } from '@/ui/pagination'
import { StatTile } from '@/ui/stat-tile'
import { Row, Section } from './design-section'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { FileDrop } from '@/ui/file-drop'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'

/**
 * Copies every rule about hover and focus to a class, so that those states can be seen side by side.
 * Only this page, which is there in development alone, needs it.
 */
function useShownStates() {
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets]
      .map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
      .join('\n')
      .replaceAll(':hover', ':is(.show-hover, .show-hover *)')
      .replaceAll(':focus-visible', ':is(.show-focus:not(label), label.show-focus input)')
    document.head.append(style)
    return () => style.remove()
  }, [])
}

/** Every part of the interface in every state, for whoever builds with them. */
export default function DesignPage() {
  useShownStates()
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-10 px-4 py-8 md:px-8">
      <header>
        <h1 className="font-display text-h1 font-bold">凝光 · Lumen</h1>
        <p className="text-text-2">对话是光，重要的东西凝结成晶。</p>
      </header>
      <ActionSection />
      <ControlSection />
      <StateSection />
      <DataSection />
    </div>
  )
}

const rows = [
  { id: '1', what: '图片', credits: -10, when: '今天' },
  { id: '2', what: '语音', credits: -5, when: '昨天' },
]

/** Figures, lists and stones. */
function DataSection() {
  const [page, setPage] = useState(2)
  return (
    <Section title="Data">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatTile label="对话" value="1,280" />
        <StatTile label="水晶" value={null} />
        <StatTile label="正在取" value="" loading />
        <StatTile label="小号" value="36" size="small" />
      </dl>
      <div className="grid gap-4 md:grid-cols-2">
        <Meter label="今日对话" value={7} max={10} text="7 / 10" />
        <Meter label="额度将尽" value={92} text="92 %" tone="warn" />
      </div>
      <DataTable
        caption="积分"
        columns={[
          { id: 'what', label: '项目', cell: ({ what }) => what },
          { id: 'when', label: '时间', cell: ({ when }) => when },
          { id: 'credits', label: '积分', numeric: true, cell: ({ credits }) => credits },
        ]}
        rows={rows}
        rowId={({ id }) => id}
      />
      <LoadMore onLoad={() => undefined} />
      <Pagination page={page} pages={7} onPageChange={setPage} />
      <Row title="Avatar · Crystal">
        {([28, 36, 44, 64, 96] as const).map((size) => (
          <Avatar key={size} id={`c${size}`} name="小忆" size={size} />
        ))}
        {(['violet', 'teal', 'rose', 'water', 'wood', 'earth', 'fire', 'uncut'] as const).map(
          (hue) => (
            <Crystal key={hue} hue={hue} seed={hue} className="h-20" />
          ),
        )}
      </Row>
    </Section>
  )
}

const failure = {
  status: 503,
  message: '503: away',
  body: { error: 'away', code: 'unavailable', requestId: '01990f3c-7d2a-7c11-9a55-0a1b2c3d4e5f' },
} as const

/** What stands where the content is not: empty, failed, on its way. */
const StateSection = () => (
  <Section title="States">
    <div className="grid gap-4 md:grid-cols-3">
      <Card>
        <EmptyState
          title="还没有水晶"
          text="聊一件想被记住的小事，它会在这里慢慢凝结。"
          action={<Button>说给她听</Button>}
        />
      </Card>
      <Card>
        <ErrorState title="没能取回来" error={failure} onRetry={() => undefined} />
      </Card>
      <FileDrop
        icon={<FileUp className="size-10" />}
        text="把文件拖到这里"
        hint="PNG 或 JSON，不超过 10 MB。"
        choose="选择文件"
        accept="image/png"
        problem="这个文件打不开。"
        busy={false}
        onFile={() => undefined}
      />
      <Card className="grid content-center gap-4">
        <span className="flex items-center gap-3">
          <Skeleton round className="size-11" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
          </span>
        </span>
        <Skeleton className="h-24" />
        <Spinner className="mx-auto size-10 text-violet-500" />
      </Card>
    </div>
  </Section>
)
