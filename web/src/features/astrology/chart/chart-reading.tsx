import type { BirthChart } from '@lumen/contracts/fortune/birth-chart'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Hook, ReadingFooter } from '@/features/readings'

type Paragraph = BirthChart['interpretation'][number]

/** What a birth chart says, one bold sentence first: what weighs most stands open, the rest lies behind one fold per group. */
export function ChartReading({ data }: { data: BirthChart }) {
  const { t } = useTranslation()
  const paragraphs = data.interpretation
  const firstGrouped = paragraphs.findIndex(({ group }) => group !== undefined)
  const lead = firstGrouped === -1 ? paragraphs : paragraphs.slice(0, firstGrouped)
  const groups = Map.groupBy(paragraphs, ({ group }) => group)
  const [first, ...others] = lead
  const last = paragraphs.slice(lead.length).filter(({ group }) => group === undefined)
  return (
    <div className="grid gap-6">
      {first !== undefined && (
        <section className="grid gap-1.5">
          <h2 className="text-small font-semibold text-text-2">{first.title}</h2>
          <Hook text={first.text} language={data.language} />
        </section>
      )}
      {others.length > 0 && (
        <div className="gap-10 lg:columns-2">
          {others.map((paragraph) => (
            <Told key={paragraph.title} paragraph={paragraph} heading="h2" />
          ))}
        </div>
      )}
      {groups.size > 1 && (
        <div className="grid gap-2">
          {[...groups].map(
            ([group, told]) =>
              group !== undefined && (
                <details
                  key={group}
                  className="group rounded-2 border border-line print:[&::details-content]:[content-visibility:visible]"
                >
                  <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
                    <h2 className="flex-1 font-semibold">{t(`astrology.chart.group.${group}`)}</h2>
                    <span className="text-small text-text-3">{told.length}</span>
                    <ChevronDown
                      aria-hidden
                      className="size-4 shrink-0 transition-transform duration-160 group-open:rotate-180"
                    />
                  </summary>
                  <div className="gap-10 border-t border-line px-4 pt-4 lg:columns-2">
                    {told.map((paragraph) => (
                      <Told key={paragraph.title} paragraph={paragraph} heading="h3" />
                    ))}
                  </div>
                </details>
              ),
          )}
        </div>
      )}
      {last.map((paragraph) => (
        <Told key={paragraph.title} paragraph={paragraph} heading="h2" />
      ))}
      <ReadingFooter reading={data} />
    </div>
  )
}

function Told({
  paragraph: { title, text },
  heading: Heading,
}: {
  paragraph: Paragraph
  heading: 'h2' | 'h3'
}) {
  return (
    <section className="mb-6 break-inside-avoid">
      <Heading className="font-semibold">{title}</Heading>
      <p className="mt-1.5 whitespace-pre-line text-text-2">{text}</p>
    </section>
  )
}
