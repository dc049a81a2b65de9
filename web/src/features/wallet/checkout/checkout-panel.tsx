import type { ComponentProps, ReactNode } from 'react'
import { Crystal } from '@/ui/crystal'

/** One calm column: how a purchase stands, in a sentence, and the way on. */
export const CheckoutPanel = ({
  title,
  text,
  crystal,
  children,
}: {
  title: string
  text: string
  crystal: Pick<ComponentProps<typeof Crystal>, 'hue' | 'glow' | 'alive'>
  children?: ReactNode
}) => (
  <div className="grid min-h-full place-content-center px-4 py-10">
    <div className="grid max-w-md justify-items-center gap-2 text-center">
      <Crystal {...crystal} seed="checkout" facets={9} cut="brilliant" className="mb-4 h-32" />
      <h1 className="font-display text-h1 font-bold">{title}</h1>
      <p className="text-text-2 text-balance" role="status">
        {text}
      </p>
      {children !== undefined && (
        <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>
      )}
    </div>
  </div>
)
