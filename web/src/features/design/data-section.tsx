import { useState } from 'react'
import { Avatar } from '@/ui/avatar'
import { Crystal } from '@/ui/crystal'
import { DataTable } from '@/ui/data-table'
import { LoadMore } from '@/ui/load-more'
import { Meter } from '@/ui/meter'
import { Pagination } from '@/ui/pagination'
import { StatTile } from '@/ui/stat-tile'
import { Row, Section } from './design-section'

const rows = [
  { id: '1', what: '图片', credits: -10, when: '今天' },
  { id: '2', what: '语音', credits: -5, when: '昨天' },
]

/** Figures, lists and stones. */
export function DataSection() {
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
