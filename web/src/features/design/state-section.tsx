import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { Section } from './design-section'

const failure = {
  status: 503,
  message: '503: away',
  body: { error: 'away', code: 'unavailable', requestId: '01990f3c-7d2a-7c11-9a55-0a1b2c3d4e5f' },
} as const

/** What stands where the content is not: empty, failed, on its way. */
export const StateSection = () => (
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
