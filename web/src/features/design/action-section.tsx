import { Bell, MoreHorizontal, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { Sheet } from '@/ui/sheet'
import { TierBadge } from '@/ui/tier-badge'
import { notify } from '@/ui/toast'
import { Row, Section } from './design-section'

const variants = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'link',
  'danger',
  'dangerSecondary',
] as const

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'bottom' | 'left' | null>(null)
  const close = () => setOpen(null)
  return (
    <Row title="Dialog · Sheet · Menu · Tooltip · Toast">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('bottom')}>
        Bottom sheet
      </Button>
      <Button variant="secondary" onClick={() => setOpen('left')}>
        Slide-out
      </Button>
      <Menu
        trigger={
          <IconButton label="Menu">
            <MoreHorizontal />
          </IconButton>
        }
        entries={[
          { kind: 'action', id: 'a', label: '打开', icon: <Sparkles />, onSelect: () => undefined },
          { kind: 'action', id: 'b', label: '不可用', disabled: true, onSelect: () => undefined },
          { kind: 'separator', id: 'c' },
          {
            kind: 'action',
            id: 'd',
            label: '删除',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => undefined,
          },
        ]}
      />
      <Button
        variant="secondary"
        data-tooltip="0.7 秒后出现"
        onClick={() => notify.info('一次一条')}
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          notify.success('已保存', {
            description: '五秒后自己消失',
            action: { label: '撤销', onClick: () => undefined },
          })
        }
      >
        Toast · action
      </Button>
      <Button
        variant="secondary"
        onClick={() => notify.error('登出失败', { description: '请稍后重试' })}
      >
        Toast · error
      </Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="一扇窗"
        description="在宽屏上居中，在手机上贴着下缘。"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              取消
            </Button>
            <Button onClick={close}>好</Button>
          </>
        }
      >
        <p>内容可以滚动，标题和按钮不动。</p>
      </Dialog>
      <Sheet
        open={open === 'bottom' || open === 'left'}
        onOpenChange={close}
        title="抽屉"
        side={open === 'left' ? 'left' : 'bottom'}
      >
        <p>从边缘滑出。</p>
      </Sheet>
    </Row>
  )
}

/** What is pressed. */
export const ActionSection = () => (
  <Section title="Actions">
    {variants.map((variant) => (
      <Row key={variant} title={`Button · ${variant}`}>
        <Button variant={variant}>默认</Button>
        <span className="show-hover inline-grid">
          <Button variant={variant}>悬停</Button>
        </span>
        <span className="inline-grid">
          <Button variant={variant} className="show-focus">
            焦点
          </Button>
        </span>
        <Button variant={variant} disabled>
          停用
        </Button>
        <Button variant={variant} busy>
          进行中
        </Button>
      </Row>
    ))}
    <Row title="Button · sizes">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Row>
    <Row title="IconButton">
      {(['ghost', 'soft', 'primary', 'danger'] as const).map((variant) => (
        <IconButton key={variant} label={variant} variant={variant}>
          <Bell />
        </IconButton>
      ))}
      <IconButton label="focus" className="show-focus">
        <Bell />
      </IconButton>
      <IconButton label="disabled" disabled>
        <Bell />
      </IconButton>
      <IconButton label="busy" busy>
        <Bell />
      </IconButton>
      <IconButton label="small" size="small">
        <Bell />
      </IconButton>
      <CopyButton text="忆晶" label="Copy" />
      <CopyButton text="忆晶" label="复制报告" wide />
    </Row>
    <Row title="Badge · tiers">
      {(['free', 'basic', 'premium', 'enterprise', 'admin'] as const).map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
      {(['neutral', 'soft', 'ok', 'warn', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
    <Windows />
  </Section>
)
